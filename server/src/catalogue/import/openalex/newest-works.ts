import type { Openalex } from './client.ts'
import { shortId } from './author.ts'
import { pageOf, Work, type AuthorAnswer, type WorkAnswer } from './schemas.ts'
import { publicationOf } from './work.ts'

/** The most that a page of OpenAlex holds (its documentation, 2026). */
export const PAGE_SIZE = 100
/** Works with title and abstract that are kept of an author. */
const WANTED = 10
/** Authors in one question; OpenAlex takes a hundred values in a filter. */
const GROUP_AUTHORS = 40
/** Works that a question may be expected to find, in pages: the last page of a question is half empty on average. */
const GROUP_PAGES = 4
/** Where an author publishes far less than expected, the others' works must not be read for ever. */
const MOST_PAGES = 8
/**
 * Works (with or without abstract) to look back for at first: about two thirds have an abstract. Who has fewer
 * abstracts is asked for again, further back each time.
 */
const LOOK_BACK = [16, 48, 160, Infinity]
const AT_ONCE = 5
const WORK_FIELDS =
  'id,doi,title,display_name,publication_year,publication_date,cited_by_count,is_retracted,is_paratext,' +
  'primary_location,topics,keywords,concepts,abstract_inverted_index,authorships'

const WorksPage = pageOf(Work)

/**
 * An author whose newest works are being looked for. `covered`: from this day on all is known; undefined for nothing
 * yet.
 */
type Search = { id: string; author: AuthorAnswer; works: Map<string, WorkAnswer>; usable: number; covered?: string }
/** `since`: how far to look back, undefined for the whole life. `expected`: works to be found until then. */
type Step = { search: Search; since: string | undefined; expected: number }

/**
 * The newest works with an abstract of several authors, by short id and newest first: at least ten usable ones of each,
 * or all there are. Authors are asked for together, those of a like pace in one question, since a question answers
 * newest first: `counts_by_year` says how far back each of them has to be read. `today` is an ISO date.
 */
export async function newestWorks(
  openalex: Openalex,
  authors: readonly AuthorAnswer[],
  today: string,
): Promise<Map<string, WorkAnswer[]>> {
  const searches = authors.map((author): Search => ({ id: shortId(author.id), author, works: new Map(), usable: 0 }))
  let open = searches
  for (const lookBack of LOOK_BACK) {
    const groups = grouped(open.map((search) => stepOf(search, lookBack, today)))
    await eachAtOnce(groups, (group) => readGroup(openalex, group))
    open = groups.flat().flatMap(({ search, since }) => (search.usable < WANTED && since !== undefined ? [search] : []))
  }
  return new Map(searches.map(({ id, works }) => [id, [...works.values()]]))
}

/** From which day on an author has published `works` works, by the yearly counts, evenly within a year. */
function stepOf(search: Search, works: number, today: string): Step {
  const counts = search.author.counts_by_year.toSorted((one, other) => other.year - one.year)
  const thisYear = Number(today.slice(0, 4))
  let left = works
  for (const { year, works_count: count } of counts) {
    const last = year >= thisYear ? dayOfYear(today) : 365
    // A few days of margin: works of the month are often dated with its first day.
    if (count > 0 && count >= left)
      return { search, since: dayBefore(year, Math.floor(last * (1 - left / count)) - 31), expected: works }
    left -= count
  }
  return { search, since: undefined, expected: Math.max(search.author.works_count ?? works, 1) }
}

/** Authors of a like pace together: by how far back they have to be read, as many as a few pages hold. */
function grouped(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  let expected = Infinity
  for (const step of steps.toSorted((one, other) => (other.since ?? '').localeCompare(one.since ?? ''))) {
    const own = Math.min(step.expected, GROUP_PAGES * PAGE_SIZE)
    if (expected + own > GROUP_PAGES * PAGE_SIZE || groups.at(-1)!.length === GROUP_AUTHORS) {
      groups.push([])
      expected = 0
    }
    groups.at(-1)!.push(step)
    expected += own
  }
  return groups
}

/** Reads the works of a group newest first, until each author has enough or there are no more; says how far it came. */
async function readGroup(openalex: Openalex, group: Step[]): Promise<void> {
  const oldest = group.at(-1)!.since
  const newest = newestOf(group.map(({ search }) => search.covered))
  const filter = [
    `author.id:${group.map(({ search }) => search.id).join('|')}`,
    'has_abstract:true',
    ...(oldest ? [`from_publication_date:${oldest}`] : []),
    ...(newest ? [`to_publication_date:${newest}`] : []),
  ].join(',')
  let reached = oldest
  let cursor: string | undefined = '*'
  for (let page = 0; cursor && group.some(({ search }) => search.usable < WANTED); page++) {
    const parameters: Record<string, string> = {
      filter,
      sort: 'publication_date:desc',
      per_page: String(PAGE_SIZE),
      select: WORK_FIELDS,
      cursor,
    }
    const { meta, results } = await openalex.get('/works', parameters, WorksPage)
    for (const work of results) keep(group, work)
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
 * Gives a work to those of the group who wrote it; one with too many authors to name them all goes to a lone author.
 */
function keep(group: readonly Step[], work: WorkAnswer): void {
  const wrote = new Set(work.authorships.map(({ author }) => shortId(author.id)))
  for (const { search } of group) {
    if (search.works.has(work.id) || !(wrote.has(search.id) || group.length === 1)) continue
    search.works.set(work.id, work)
    if (publicationOf(work)) search.usable++
  }
}

/** The latest of some days; undefined as soon as one is not known. */
function newestOf(days: readonly (string | undefined)[]): string | undefined {
  const known = days.flatMap((day) => day ?? [])
  return known.length === days.length ? known.toSorted().at(-1) : undefined
}

/** ISO date of a day of a year, counted from 0; earlier than the year's first day where that is negative. */
function dayBefore(year: number, day: number): string {
  return new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)
}

function dayOfYear(day: string): number {
  return Math.floor((Date.parse(day) - Date.UTC(Number(day.slice(0, 4)), 0, 1)) / 86_400_000) + 1
}

/** A few at a time; the first failure is thrown, and no further one is begun. */
async function eachAtOnce<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
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
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
