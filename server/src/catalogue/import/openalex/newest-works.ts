import type { Openalex } from './client.ts'
import { shortenId } from './author.ts'
import { pageSchema, Work, type AuthorRecord, type WorkRecord } from './schemas.ts'
import { toPublication } from './work.ts'

/** The largest page of OpenAlex (its documentation, 2026). */
export const PAGE_SIZE = 100
/** Imported works of an author; each has a title and an abstract. */
const WORKS_PER_AUTHOR = 10
/** Authors in one query. A filter of OpenAlex has at most a hundred values. */
const GROUP_AUTHORS = 40
/** Expected works in one query, in pages: the last page of a query is half empty on average. */
const GROUP_PAGES = 4
/** The limit of pages of one query, in case an author has far fewer works than expected. */
const MOST_PAGES = 8
/**
 * How many works (with or without abstract) to go back in the first and each further attempt. About two thirds of the
 * works have an abstract; authors with too few get another attempt.
 */
const LOOK_BACK = [16, 48, 160, Infinity]
const CONCURRENCY = 5
const WORK_FIELDS =
  'id,doi,title,display_name,publication_year,publication_date,cited_by_count,is_retracted,is_paratext,' +
  'primary_location,topics,keywords,concepts,abstract_inverted_index,authorships'

const WorksPage = pageSchema(Work)

/**
 * The search for an author's newest works. It is complete from the day `covered` on; undefined before the first query.
 */
type Search = { id: string; author: AuthorRecord; works: Map<string, WorkRecord>; usable: number; covered?: string }
/** The next query of a search: works from the day `since` on (undefined: all works), and their expected number. */
type Step = { search: Search; since: string | undefined; expected: number }

/**
 * Reads the newest works with an abstract of several authors: at least ten usable ones of each, or all of them. Returns
 * them by short id, newest first. OpenAlex returns the works of all authors in a query together, newest first, so
 * authors with a similar rate of works share a query; `counts_by_year` gives the rates. `today` is an ISO date.
 */
export async function readNewestWorks(
  openalex: Openalex,
  authors: readonly AuthorRecord[],
  today: string,
): Promise<Map<string, WorkRecord[]>> {
  const searches = authors.map((author): Search => ({ id: shortenId(author.id), author, works: new Map(), usable: 0 }))
  let pending = searches
  for (const lookBack of LOOK_BACK) {
    const groups = groupSteps(pending.map((search) => planStep(search, lookBack, today)))
    await runConcurrently(groups, (group) => readGroup(openalex, group))
    pending = groups
      .flat()
      .flatMap(({ search, since }) => (search.usable < WORKS_PER_AUTHOR && since !== undefined ? [search] : []))
  }
  return new Map(searches.map(({ id, works }) => [id, [...works.values()]]))
}

/** Estimates the day from which an author has published `works` works, from the yearly counts. */
function planStep(search: Search, works: number, today: string): Step {
  const counts = search.author.counts_by_year.toSorted((one, other) => other.year - one.year)
  const thisYear = Number(today.slice(0, 4))
  let left = works
  for (const { year, works_count: count } of counts) {
    const last = year >= thisYear ? computeDayOfYear(today) : 365
    // A margin of 31 days: many works are dated on the first day of their month.
    if (count > 0 && count >= left)
      return { search, since: toDate(year, Math.floor(last * (1 - left / count)) - 31), expected: works }
    left -= count
  }
  return { search, since: undefined, expected: Math.max(search.author.works_count ?? works, 1) }
}

/** Groups authors with similar days `since`, up to the expected works of a few pages. */
function groupSteps(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  let expected = Infinity
  for (const step of steps.toSorted((one, other) => (other.since ?? '').localeCompare(one.since ?? ''))) {
    const works = Math.min(step.expected, GROUP_PAGES * PAGE_SIZE)
    if (expected + works > GROUP_PAGES * PAGE_SIZE || groups.at(-1)!.length === GROUP_AUTHORS) {
      groups.push([])
      expected = 0
    }
    groups.at(-1)!.push(step)
    expected += works
  }
  return groups
}

/**
 * Reads the works of a group, newest first, until each author has enough works or there are no more. Updates `covered`.
 */
async function readGroup(openalex: Openalex, group: Step[]): Promise<void> {
  const oldest = group.at(-1)!.since
  const newest = findLatestDay(group.map(({ search }) => search.covered))
  const filter = [
    `author.id:${group.map(({ search }) => search.id).join('|')}`,
    'has_abstract:true',
    ...(oldest ? [`from_publication_date:${oldest}`] : []),
    ...(newest ? [`to_publication_date:${newest}`] : []),
  ].join(',')
  let reached = oldest
  let cursor: string | undefined = '*'
  for (let page = 0; cursor && group.some(({ search }) => search.usable < WORKS_PER_AUTHOR); page++) {
    const parameters: Record<string, string> = {
      filter,
      sort: 'publication_date:desc',
      per_page: String(PAGE_SIZE),
      select: WORK_FIELDS,
      cursor,
    }
    const { meta, results } = await openalex.get('/works', parameters, WorksPage)
    for (const work of results) assignWork(group, work)
    cursor = results.length === PAGE_SIZE ? (meta.next_cursor ?? undefined) : undefined
    if (cursor && page + 1 === MOST_PAGES) {
      reached = results.at(-1)?.publication_date ?? reached
      break
    }
  }
  for (const step of group) {
    step.since = reached
    if (reached) step.search.covered = reached
  }
}

/**
 * Adds a work to its authors in the group. OpenAlex lists at most a hundred authors of a work, so a group of one author
 * gets every work.
 */
function assignWork(group: readonly Step[], work: WorkRecord): void {
  const authorIds = new Set(work.authorships.map(({ author }) => shortenId(author.id)))
  for (const { search } of group) {
    if (search.works.has(work.id) || !(authorIds.has(search.id) || group.length === 1)) continue
    search.works.set(work.id, work)
    if (toPublication(work)) search.usable++
  }
}

/** The latest day; undefined if any of them is undefined. */
function findLatestDay(days: readonly (string | undefined)[]): string | undefined {
  const known = days.flatMap((day) => day ?? [])
  return known.length === days.length ? known.toSorted().at(-1) : undefined
}

/** The ISO date of a day of a year, counted from 0; a negative number is a day of the year before. */
function toDate(year: number, day: number): string {
  return new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)
}

function computeDayOfYear(day: string): number {
  return Math.floor((Date.parse(day) - Date.UTC(Number(day.slice(0, 4)), 0, 1)) / 86_400_000) + 1
}

/** Runs at most five at a time. After a failure it starts no more, and throws the first one. */
async function runConcurrently<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  let failed = false
  const worker = async (): Promise<void> => {
    for (const item of left) {
      if (failed) return
      await run(item).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}
