import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pace } from '../src/catalogue/import/openalex/client.ts'

export type Failure = { status: number; headers?: Record<string, string>; body?: string }
type ReceivedRequest = { path: string; query: Record<string, string>; agent: string }

export type Work = { id: string; date: string; title: string; authors: number[]; hasAbstract: boolean }

/** The works of the author with this number, newest first. */
export type Careers = (number: number) => Work[]

/** Requests for lists per day, from midnight to midnight UTC. Single entities cost nothing. */
type Budget = { lists: number }

export type OpenalexStandIn = {
  url: string
  /** A clock that only waiting advances, so a test takes no longer than its requests. */
  pace: Pace
  asked: ReceivedRequest[]
  /** Lets the request with this index, from 0, fail. Status 0 closes the connection. */
  fail: (number: number, failure: Failure) => void
  /** Lets all requests from this index fail until `recover`. */
  failFrom: (number: number, failure: Failure) => void
  recover: () => void
  close: () => Promise<void>
}

const DAY_MS = 24 * 3_600_000

/**
 * OpenAlex for tests: one institution, I7, with this many authors. It refuses every request that the real API refuses.
 * Like the real API, each response has the rest of the day's budget in its headers.
 */
export async function startOpenalexStandIn(
  authors: number,
  {
    careers = createTwelveWorks,
    budget = { lists: 10_000 },
    composeName = (number) => `Author Two Hundred ${number}`,
  }: { careers?: Careers; budget?: Budget; composeName?: (number: number) => string } = {},
): Promise<OpenalexStandIn> {
  let now = 0
  let spent = { day: 0, lists: 0 }
  const asked: ReceivedRequest[] = []
  const failures = new Map<number, Failure>()
  let lasting: { from: number; failure?: Failure } = { from: Infinity }
  /** Subtracts the cost of a request; false if the day's budget is too small. */
  const spendBudget = (lists: number): boolean => {
    const day = Math.floor(now / DAY_MS)
    if (day !== spent.day) spent = { day, lists: 0 }
    if (spent.lists + lists > budget.lists) return false
    spent.lists += lists
    return true
  }
  const composeBudgetHeaders = (cost: number) => ({
    'x-ratelimit-limit': String(budget.lists),
    'x-ratelimit-remaining': String(budget.lists - spent.lists),
    'x-ratelimit-credits-used': String(cost),
    'x-ratelimit-reset': String(Math.ceil((DAY_MS - (now % DAY_MS)) / 1_000)),
  })
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://stand-in.example')
    const query = Object.fromEntries(url.searchParams)
    const failure = failures.get(asked.length) ?? (asked.length >= lasting.from ? lasting.failure : undefined)
    asked.push({ path: url.pathname, query, agent: request.headers['user-agent'] ?? '' })
    if (failure) return fail(request, response, failure)
    const cost = /^\/(authors|works)$/.test(url.pathname) ? 1 : 0
    const paid = spendBudget(cost)
    const headers = composeBudgetHeaders(cost)
    if (paid) send(response, headers, ...respond(url.pathname, query, authors, careers, composeName))
    else
      send(response, { ...headers, 'retry-after': headers['x-ratelimit-reset'] }, 429, {
        error: 'Rate limit exceeded',
        message: 'The budget of today is used up.',
      })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pace: {
      now: () => now,
      // Concurrent waits end at different times; none of them sets the clock back.
      async wait(ms) {
        const until = now + ms
        await new Promise<void>((resolve) => void setImmediate(resolve))
        now = Math.max(now, until)
      },
    },
    asked,
    fail: (number, failure) => void failures.set(number, failure),
    failFrom: (from, failure) => void (lasting = { from, failure }),
    recover: () => {
      failures.clear()
      lasting = { from: Infinity }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function fail(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Failure): void {
  if (status === 0) request.socket.destroy()
  else response.writeHead(status, headers).end(body)
}

function send(response: ServerResponse, headers: Record<string, string>, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function respond(
  path: string,
  query: Record<string, string>,
  authors: number,
  careers: Careers,
  composeName: (number: number) => string,
): [number, unknown] {
  const { mailto: _, api_key: key, ...rest } = query
  if (key !== 'right-key') return [403, { error: 'Invalid API key', message: 'Who are you?' }]
  const institution = /^\/institutions\/(.+)$/.exec(path)?.[1]
  if (institution) {
    if (!['I7', 'ror:05rrcem69'].includes(institution)) return [404, { message: `There is no ${institution}.` }]
    return [200, { id: 'https://openalex.org/I7', display_name: 'University of California, Davis', type: 'education' }]
  }
  if (path === '/authors') return composeAuthorsPage(rest, authors, careers, composeName)
  if (path === '/works') return composeWorksPage(rest, careers)
  return [404, { message: 'Not found' }]
}

function composeAuthorsPage(
  { filter, per_page: size, cursor, ...unknown }: Record<string, string>,
  authors: number,
  careers: Careers,
  composeName: (number: number) => string,
): [number, unknown] {
  const from = cursor === '*' ? 0 : Number(/^after:(\d+)$/.exec(cursor ?? '')?.[1])
  const known = /^last_known_institutions\.id:I7(,works_count:>\d+)?$/.test(filter ?? '')
  if (!known || Number.isNaN(from) || !(Number(size) <= 100) || Object.keys(unknown).length > 0)
    return [400, { error: 'Invalid query parameters error.', message: `${filter} ${cursor} is not valid.` }]
  const numbers = Array.from(
    { length: Math.max(0, Math.min(Number(size), authors - from)) },
    (_, index) => from + index + 1,
  )
  // The page of the last author has a cursor too. Only an empty page is the end.
  const next = numbers.length > 0 ? `after:${from + numbers.length}` : null
  const meta = {
    count: authors,
    db_response_time_ms: 1,
    page: null,
    per_page: Number(size),
    next_cursor: next,
    cost_usd: 0.0001,
  }
  return [200, { meta, results: numbers.map((number) => composeAuthor(number, composeName(number), careers(number))) }]
}

/** Every other author has the format of 2022, the others that of 2026. The fifth has no works. */
function composeAuthor(number: number, display_name: string, works: readonly Work[]) {
  const institution = {
    id: 'https://openalex.org/I7',
    display_name: 'University of California, Davis',
    type: 'education',
  }
  const given = {
    id: `https://openalex.org/A${number}`,
    display_name,
    orcid: null,
    works_count: number === 5 ? 0 : works.length,
    cited_by_count: number,
    counts_by_year: countByYear(works),
  }
  if (number % 2 === 0) return { ...given, last_known_institution: institution, x_concepts: [] }
  const affiliations = [{ institution, years: [2024, 2026] }]
  return { ...given, last_known_institutions: [institution], affiliations, topics: [] }
}

/** Like OpenAlex: only the ten newest years, without empty ones. */
function countByYear(works: readonly Work[]) {
  const counts = new Map<number, number>()
  for (const { date } of works) {
    const year = Number(date.slice(0, 4))
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return [...counts]
    .filter(([year]) => year > 2016)
    .map(([year, count]) => ({ year, works_count: count, oa_works_count: 0, cited_by_count: 3 * count }))
}

/** Twelve works per author, one per year, all with abstracts. */
const createTwelveWorks: Careers = (number) =>
  Array.from({ length: 12 }, (_, index) => ({
    id: `W${number}00${index}`,
    date: `${2026 - index}-01-15`,
    title: `Work ${index} of A${number}`,
    authors: [number],
    hasAbstract: true,
  }))

/** A page of the works of at most a hundred authors between two days, newest first. */
function composeWorksPage(
  { filter = '', per_page: size, sort, select, cursor, ...unknown }: Record<string, string>,
  careers: Careers,
): [number, unknown] {
  const asked = new Map(filter.split(',').map((part) => part.split(':') as [string, string]))
  const from = cursor === '*' ? 0 : Number(/^after:(\d+)$/.exec(cursor ?? '')?.[1])
  const [ids, has, since, until, ...more] = [
    'author.id',
    'has_abstract',
    'from_publication_date',
    'to_publication_date',
  ].map((name) => asked.get(name))
  const numbers = (ids ?? '').split('|').map((id) => Number(/^A(\d+)$/.exec(id)?.[1]))
  const known = [...asked.keys()].every((name) => /^(author\.id|has_abstract|(from|to)_publication_date)$/.test(name))
  const days = [since, until].every((day) => day === undefined || /^\d{4}-\d\d-\d\d$/.test(day))
  if (
    !known ||
    !days ||
    more.length > 0 ||
    has !== 'true' ||
    numbers.length > 100 ||
    numbers.some(Number.isNaN) ||
    Number.isNaN(from) ||
    !(Number(size) <= 100) ||
    sort !== 'publication_date:desc' ||
    !select ||
    Object.keys(unknown).length > 0
  )
    return [400, { error: 'Invalid query parameters error.', message: `${filter} is not valid.` }]
  const found = new Map(
    numbers
      .flatMap(careers)
      .filter(({ date, hasAbstract }) => hasAbstract && date >= (since ?? '') && date <= (until ?? '9999'))
      .map((work) => [work.id, work]),
  )
  const all = [...found.values()].toSorted((one, other) => other.date.localeCompare(one.date))
  const results = all.slice(from, from + Number(size)).map(({ id, date, title, authors }) => ({
    id: `https://openalex.org/${id}`,
    title,
    publication_year: Number(date.slice(0, 4)),
    publication_date: date,
    cited_by_count: 1,
    authorships: authors.map((number) => ({
      author: { id: `https://openalex.org/A${number}`, display_name: 'Somebody' },
    })),
    abstract_inverted_index: { Short: [0], 'abstract.': [1] },
  }))
  const next = results.length > 0 ? `after:${from + results.length}` : null
  return [200, { meta: { count: all.length, page: null, per_page: Number(size), next_cursor: next }, results }]
}
