import type { Sql } from 'postgres'
import { loadDocuments, loadSnapshot } from './browse-index/load.ts'
import { matchDocuments, type RankedDocument } from './match/match.ts'
import type { MatchIndex } from './match/index-shape.ts'
import { buildMatchIndex } from './match/match-index.ts'
import type { MatchQuery } from './match/query.ts'
import type { MatchReason } from './match/reasons.ts'
import { indexesFrom } from './browse-index/bits.ts'
import { citationCounts } from './browse-index/citation-counts.ts'
import { pageOf, type CataloguePage } from './browse-index/page.ts'
import type { PageQuestion } from './browse-index/page-question.ts'
import type { Professor } from './professor.ts'
import { readRows } from './browse-index/rows.ts'
import { rankOf, rankOfScholarId, professorAt, takeOut, takeSnapshot, type Snapshot } from './browse-index/snapshot.ts'

export type { CataloguePage, MatchQuery, MatchReason, PageQuestion, Professor }

export type Match = RankedDocument

/** Every listed professor, held in this process and kept up to date with the database. */
export type Catalogue = {
  /** Listed professors. */
  size: () => number
  has: (id: number) => boolean
  get: (id: number) => Professor | undefined
  byScholarId: (scholarId: string) => Professor | undefined
  page: (question: PageQuestion) => CataloguePage
  /** How many of those visible (null: everybody) stand between one number of citations and the next, see citationCounts. */
  citationCounts: (edges: readonly number[], visible: ReadonlySet<number> | null) => number[]
  /** Ids of the most cited, the first one first. */
  mostCited: (count: number) => number[]
  /** The best matches of a student, best first. Throws before `matchReady`. */
  match: (query: MatchQuery, limit: number) => Match[]
  /** Settled once the first match index stands; it is built in the background. */
  matchReady: Promise<void>
  /** Takes one professor out in this process at once; other processes hear of it by the notification. */
  remove: (id: number) => void
  /** Changes whenever an answer may be a different one: for caches. */
  version: () => number
  close: () => Promise<void>
}

export type CatalogueLog = { error: (detail: object, message: string) => void }

/** The PostgreSQL channel: 'optout:<id>' takes one professor out, anything else has the whole catalogue read again. */
export const catalogueChannel = 'catalogue'

/** Several notifications in a row (an import, a batch of restores) become one reading. */
const debounceMs = 300
const retryMs = 5_000

const consoleLog: CatalogueLog = { error: (detail, message) => console.error(message, detail) }

/**
 * `listener`: where changes are heard of, `source`: where the whole is read; both are `sql` unless told otherwise.
 * `matchAfter`: what the first match index waits for, since building it takes a processor from whatever else is to start.
 */
type Options = { sql: Sql; listener?: Sql; source?: Sql; matchAfter?: Promise<void>; log?: CatalogueLog }

/**
 * Reads the catalogue and listens for its changes, also after a lost connection. Rejects where the first reading fails;
 * later failures are logged and tried again every five seconds, while the last reading goes on answering.
 */
export async function openCatalogue({
  sql,
  listener = sql,
  source = sql,
  matchAfter = Promise.resolve(),
  log = consoleLog,
}: Options): Promise<Catalogue> {
  let snapshot = await takeSnapshot(await readRows([]))
  let index: MatchIndex | null = null
  let version = 0
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | null = null
  let readAgain = false
  /** Taken out while a reading was under way, which may still have seen them listed. */
  let removedMeanwhile = new Set<number>()
  const { promise: matchReady, resolve: matchIsReady } = Promise.withResolvers<void>()

  const remove = (id: number) => {
    removedMeanwhile.add(id)
    if (takeOut(snapshot, id)) version++
  }
  const readProfessors = async () => {
    removedMeanwhile = new Set()
    const read = await loadSnapshot(source)
    // A standby may not know yet of the latest opt-outs, and these are never to be shown again.
    const optedOut = source === sql ? [] : await sql<{ id: number }[]>`select id from professors where opt_out`
    for (const { id } of optedOut) takeOut(read, id)
    for (const id of removedMeanwhile) takeOut(read, id)
    snapshot = read
    version++
  }
  const readWorks = async () => {
    index = await buildMatchIndex(loadDocuments(source, snapshot))
    version++
    matchIsReady()
  }
  const readSoon = (delay: number) => {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(readAll, delay)
  }
  const readAll = () => {
    if (reading) readAgain = true
    else follow(readProfessors().then(readWorks))
  }
  const follow = (work: Promise<void>) => {
    reading = work
      .catch((error: unknown) => {
        if (!closed) log.error({ err: error }, 'The catalogue could not be read; the last reading goes on answering.')
        readSoon(retryMs)
      })
      .finally(() => {
        reading = null
        if (readAgain) readSoon(0)
        readAgain = false
      })
  }

  // Listening first: a change between the reading and the listening would be missed.
  let connected = false
  const listening = await listener.listen(
    catalogueChannel,
    (payload) => {
      const [, id] = /^optout:(\d+)$/.exec(payload) ?? []
      if (id) remove(Number(id))
      else readSoon(debounceMs)
    },
    () => {
      if (connected) readSoon(0)
      connected = true
    },
  )
  await readProfessors()
  follow(matchAfter.then(readWorks))

  return {
    size: () => snapshot.listedCount,
    has: (id) => rankOf(snapshot, id) >= 0,
    get: (id) => professorIf(snapshot, rankOf(snapshot, id)),
    byScholarId: (scholarId) => professorIf(snapshot, rankOfScholarId(snapshot, scholarId)),
    page: (question) => pageOf(snapshot, question),
    citationCounts: (edges, visible) => citationCounts(snapshot, edges, visible),
    mostCited: (count) => indexesFrom(snapshot.listed, 0, count).map((rank) => snapshot.ids[rank]!),
    match: (query, limit) => {
      if (!index) throw new Error('The match index is not built yet: await matchReady.')
      return matchDocuments(index, query, limit, (id) => rankOf(snapshot, id) >= 0)
    },
    matchReady,
    remove,
    version: () => version,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await listening.unlisten()
      await reading
    },
  }
}

/** The reasons of a match for a student who may not know yet who it is. */
export const reasonsForLocked = (match: Pick<Match, 'lockedReasons'>): MatchReason[] => match.lockedReasons

const professorIf = (snapshot: Snapshot, rank: number) => (rank < 0 ? undefined : professorAt(snapshot, rank))
