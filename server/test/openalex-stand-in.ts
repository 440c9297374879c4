import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pace } from '../src/catalogue/import/openalex/client.ts'

export type Failure = { status: number; headers?: Record<string, string>; body?: string }
/** `at` in milliseconds of the real clock. */
type Asked = { at: number; path: string; query: Record<string, string>; agent: string }

export type OpenalexStandIn = {
  url: string
  /** A clock that waiting alone moves on: a test takes no longer than its requests. */
  pace: Pace
  asked: Asked[]
  /** Answers the request at this place, counted from 0, so. Status 0 breaks the connection. */
  fail: (place: number, failure: Failure) => void
  /** Answers every request from this place on so, until it recovers. */
  failFrom: (place: number, failure: Failure) => void
  recover: () => void
  close: () => Promise<void>
}

/** OpenAlex for tests: one institution, I7, with this many authors, and nothing that the real API would not take. */
export async function openalexStandIn(authors: number): Promise<OpenalexStandIn> {
  let now = 0
  const asked: Asked[] = []
  const failures = new Map<number, Failure>()
  let lasting: { from: number; failure?: Failure } = { from: Infinity }
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://stand-in.example')
    const query = Object.fromEntries(url.searchParams)
    const failure = failures.get(asked.length) ?? (asked.length >= lasting.from ? lasting.failure : undefined)
    asked.push({ at: performance.now(), path: url.pathname, query, agent: request.headers['user-agent'] ?? '' })
    if (failure) fail(request, response, failure)
    else send(response, ...answer(url.pathname, query, authors))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pace: {
      now: () => now,
      // Several wait at once: each until its own time, none makes time go back.
      async wait(ms) {
        const until = now + ms
        await new Promise<void>((resolve) => void setImmediate(resolve))
        now = Math.max(now, until)
      },
    },
    asked,
    fail: (place, failure) => void failures.set(place, failure),
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

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function answer(path: string, query: Record<string, string>, authors: number): [number, unknown] {
  const { mailto: _, api_key: key, ...rest } = query
  if (key !== 'right-key') return [403, { error: 'Invalid API key', message: 'Who are you?' }]
  const institution = /^\/institutions\/(.+)$/.exec(path)?.[1]
  if (institution) {
    if (!['I7', 'ror:05rrcem69'].includes(institution)) return [404, { message: `There is no ${institution}.` }]
    return [200, { id: 'https://openalex.org/I7', display_name: 'University of California, Davis', type: 'education' }]
  }
  if (path === '/authors') return authorsPage(rest, authors)
  if (path === '/works') return worksPage(rest)
  return [404, { message: 'Not found' }]
}

function authorsPage(
  { filter, per_page: size, cursor, ...unknown }: Record<string, string>,
  authors: number,
): [number, unknown] {
  const from = cursor === '*' ? 0 : Number(/^after:(\d+)$/.exec(cursor ?? '')?.[1])
  const known = /^last_known_institutions\.id:I7(,works_count:>\d+)?$/.test(filter ?? '')
  if (!known || Number.isNaN(from) || !(Number(size) <= 100) || Object.keys(unknown).length > 0)
    return [400, { error: 'Invalid query parameters error.', message: `${filter} ${cursor} is not valid.` }]
  const places = Array.from(
    { length: Math.max(0, Math.min(Number(size), authors - from)) },
    (_, index) => from + index + 1,
  )
  // The cursor leads past the last author too: only an empty page is the end.
  const next = places.length > 0 ? `after:${from + places.length}` : null
  const meta = {
    count: authors,
    db_response_time_ms: 1,
    page: null,
    per_page: Number(size),
    next_cursor: next,
    cost_usd: 0.0001,
  }
  return [200, { meta, results: places.map(author) }]
}

/** Every other one in the form of 2022, the rest in that of 2026; the fifth has no works. */
function author(place: number) {
  const institution = {
    id: 'https://openalex.org/I7',
    display_name: 'University of California, Davis',
    type: 'education',
  }
  const given = {
    id: `https://openalex.org/A${place}`,
    orcid: null,
    works_count: place === 5 ? 0 : 40,
    cited_by_count: place,
  }
  const name = { display_name: `Author Two Hundred ${place}` }
  if (place % 2 === 0) return { ...given, ...name, last_known_institution: institution, x_concepts: [] }
  return { ...given, ...name, last_known_institutions: [institution], affiliations: [], topics: [] }
}

function worksPage({ filter, per_page: size, sort, select, ...unknown }: Record<string, string>): [number, unknown] {
  const id = /^author\.id:(A\d+),has_abstract:true$/.exec(filter ?? '')?.[1]
  if (!id || sort !== 'publication_date:desc' || !select || Object.keys(unknown).length > 0)
    return [400, { error: 'Invalid query parameters error.', message: `${filter} is not valid.` }]
  const results = Array.from({ length: Math.min(Number(size), 12) }, (_, index) => ({
    id: `https://openalex.org/W${index}`,
    title: `Work ${index} of ${id}`,
    publication_year: 2026 - index,
    cited_by_count: index,
    abstract_inverted_index: { Short: [0], 'abstract.': [1] },
  }))
  return [200, { meta: { count: 12, page: 1, per_page: Number(size), next_cursor: null }, results }]
}
