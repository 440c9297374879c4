import { setTimeout as wait } from 'node:timers/promises'
import type { Listen } from '../db/listen.ts'
import type { Sql } from '../db/sql.ts'
import { loadDocuments, loadSnapshot } from './browse-index/load.ts'
import { createFieldFilter, explainDocument, matchDocuments, type RankedDocument } from './match/match.ts'
import type { MatchIndex } from './match/index-shape.ts'
import { buildMatchIndex } from './match/match-index.ts'
import type { MatchQuery } from './match/query.ts'
import type { MatchReason } from './match/reasons.ts'
import { takeAscending } from './browse-index/bits.ts'
import type { BrowseQuery } from './browse-index/browse-query.ts'
import { countCitations } from './browse-index/citation-counts.ts'
import type { Professor } from './browse-index/columns.ts'
import { getPage, type CataloguePage } from './browse-index/page.ts'
import { isNameOfLocked } from './browse-index/select-professors.ts'
import { suggest, type Suggestions } from './browse-index/suggest.ts'
import { createWishCache } from './wishes/wish-cache.ts'
import type { Wishes } from './wishes/wishes.ts'
import { readRows } from './browse-index/rows.ts'
import {
  buildSnapshot,
  findRank,
  findRankByScholarId,
  getProfessor,
  removeProfessor,
  type Snapshot,
} from './browse-index/snapshot.ts'

export type { BrowseQuery, CataloguePage, MatchQuery, MatchReason, Professor }

export type Match = RankedDocument

/** How a professor fits a student; the band is null if they have nothing in common. */
export type MatchOfProfessor = Pick<Match, 'reasons' | 'lockedReasons'> & { band: Match['band'] | null }

/** All listed professors in the memory of this process. Changes in the database update it. */
export type Catalogue = {
  /** The number of listed professors. */
  size: () => number
  has: (id: number) => boolean
  get: (id: number) => Professor | undefined
  byScholarId: (scholarId: string) => Professor | undefined
  /** What a professor has said about letters, if anything; for cards. A letter reads it from the database. */
  wishesOf: (id: number, now: Date) => Wishes | null
  page: (query: BrowseQuery) => CataloguePage
  /** Whether the search is the name of a locked professor whom this student may browse, whatever the filters are. */
  isNameOfLocked: (query: BrowseQuery) => boolean
  /** The number of visible professors (null: all) between each edge and the next, see citationCounts. */
  citationCounts: (edges: readonly number[], visible: ReadonlySet<number> | null) => number[]
  /** Topics and schools of visible professors (null: all) for a typed text, see suggest. */
  suggest: (text: string, visible: ReadonlySet<number> | null) => Suggestions
  /** The ids of the most cited professors, in descending order of citations. */
  mostCited: (count: number) => number[]
  /** The best matches for a student, best first. Throws before `matchReady` is resolved. */
  match: (query: MatchQuery, limit: number) => Match[]
  /** Returns a function that explains the match of any professor. Throws before `matchReady` is resolved. */
  explain: (query: MatchQuery) => (id: number) => MatchOfProfessor | undefined
  /** Those of these professors whose interests or works name a field or a narrower one. */
  filterByField: (ids: readonly number[], field: string) => number[]
  /** Resolved when the first match index is built, which happens in the background. */
  matchReady: Promise<void>
  /** Removes one professor from this process at once; the notification removes the professor from other processes. */
  remove: (id: number) => void
  /** Changes with every change of the catalogue. Caches compare it. */
  version: () => number
  close: () => Promise<void>
}

export type CatalogueLog = { error: (detail: object, message: string) => void }

/**
 * The PostgreSQL channel: 'optout:<id>' removes one professor, 'wishes:<scholar id>' reads the wishes of one person
 * again, any other payload causes a reload.
 */
export const catalogueChannel = 'catalogue'

/** Several notifications in short succession (an import, a batch of restores) cause one reload. */
const debounceMs = 300
const retryMs = 5_000
/** How often a standby is asked whether it has received a change, and after which time the log says that it has not. */
const replayMs = 500
const lateMs = 60_000

const consoleLog: CatalogueLog = { error: (detail, message) => console.error(message, detail) }

/**
 * `listen` receives the notifications. `source` is the connection that reads the professors, by default `sql`; `isStandby`
 * says that it leads to another server than `sql`. The first match index is built after `matchAfter`, since building it
 * uses a whole processor while other services start.
 */
type Options = {
  sql: Sql
  listen: Listen
  source?: Sql
  isStandby?: boolean
  matchAfter?: Promise<void>
  log?: CatalogueLog
}

/**
 * Loads the catalogue and reloads it when it changes, also after a lost connection. Rejects if the first load fails.
 * Later failures are logged and retried every five seconds; until then the catalogue serves the data of the last load.
 * If the source is a standby, a reload waits until it has the change that caused it.
 */
export async function openCatalogue({
  sql,
  listen,
  source = sql,
  isStandby = false,
  matchAfter = Promise.resolve(),
  log = consoleLog,
}: Options): Promise<Catalogue> {
  let snapshot = await buildSnapshot(await readRows([]))
  let index: MatchIndex | null = null
  const wishes = createWishCache(sql)
  let version = 0
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let load: Promise<void> | null = null
  let reloadAfterLoad = false
  /** Ids removed during a load: the load may have read them before they opted out. */
  let removedDuringLoad = new Set<number>()
  const { promise: matchReady, resolve: resolveMatchReady } = Promise.withResolvers<void>()

  const remove = (id: number) => {
    removedDuringLoad.add(id)
    if (removeProfessor(snapshot, id)) version++
  }
  /** A standby may not have received the latest opt-outs yet, and these professors must not be shown. */
  const removeOptedOut = async (from: Snapshot) => {
    const optedOut = await sql<{ id: number }[]>`select id from professors where opt_out`
    const removed = optedOut.filter(({ id }) => removeProfessor(from, id))
    if (removed.length > 0) version++
  }
  const loadProfessors = async () => {
    removedDuringLoad = new Set()
    const loaded = await loadSnapshot(source)
    await wishes.load()
    if (isStandby) await removeOptedOut(loaded)
    for (const id of removedDuringLoad) removeProfessor(loaded, id)
    snapshot = loaded
    version++
  }
  const loadWishes = (scholarId: string) => {
    wishes.load(scholarId).catch((error: unknown) => {
      if (!closed)
        log.error({ err: error }, 'The wishes of a professor could not be loaded; all are loaded again soon.')
      scheduleReload(retryMs)
    })
  }
  const loadWorks = async () => {
    index = await buildMatchIndex(loadDocuments(source, snapshot))
    version++
    resolveMatchReady()
  }
  const scheduleReload = (delay: number) => {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(reload, delay)
  }
  const reload = () => {
    if (isStandby) catchUp()
    if (load) reloadAfterLoad = true
    else track(loadAll())
  }
  /** What the primary says is shown at once, however late the standby is. */
  const catchUp = () => {
    Promise.all([removeOptedOut(snapshot), wishes.load()]).catch((error: unknown) => {
      if (!closed) log.error({ err: error }, 'Opt-outs and wishes could not be loaded; they are loaded again soon.')
      scheduleReload(retryMs)
    })
  }
  const loadAll = async () => {
    if (isStandby) await waitForStandby()
    if (closed) return
    await loadProfessors()
    await loadWorks()
  }
  /** Changes during the wait cause another reload, with a wait of its own. */
  const waitForStandby = async () => {
    const position = await readPosition()
    for (let waited = 0; await isBehind(position); waited += replayMs) {
      if (closed) return
      if (waited === lateMs)
        log.error({ position }, 'The standby is a minute behind; the catalogue serves the data of the last load.')
      await wait(replayMs)
    }
  }
  const readPosition = async () => (await sql<{ at: string }[]>`select pg_current_wal_lsn()::text as at`)[0]!.at
  /** Whether the standby has not replayed this position. A former one still has a replay position, at which it stays. */
  const isBehind = async (position: string): Promise<boolean> => {
    const [row] = await source<{ behind: boolean }[]>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() < ${position}::pg_lsn as behind`
    return row!.behind
  }
  const track = (work: Promise<void>) => {
    load = work
      .catch((error: unknown) => {
        if (!closed) log.error({ err: error }, 'The catalogue could not be loaded; the previous data remains in use.')
        scheduleReload(retryMs)
      })
      .finally(() => {
        load = null
        if (reloadAfterLoad) scheduleReload(0)
        reloadAfterLoad = false
      })
  }

  // The subscription precedes the first load, so that no change between the two is missed.
  let connected = false
  const subscription = await listen(
    catalogueChannel,
    (payload) => {
      const end = payload.indexOf(':')
      const [kind, id] = [payload.slice(0, Math.max(end, 0)), payload.slice(end + 1)]
      if (kind === 'optout') remove(Number(id))
      else if (kind === 'wishes') loadWishes(id)
      else scheduleReload(debounceMs)
    },
    () => {
      if (connected) scheduleReload(0)
      connected = true
    },
  )
  const startsBehind = isStandby && (await isBehind(await readPosition()))
  await loadProfessors()
  track(matchAfter.then(loadWorks))
  if (startsBehind) scheduleReload(replayMs)

  return {
    size: () => snapshot.listedCount,
    has: (id) => findRank(snapshot, id) >= 0,
    get: (id) => getListed(snapshot, findRank(snapshot, id)),
    byScholarId: (scholarId) => getListed(snapshot, findRankByScholarId(snapshot, scholarId)),
    wishesOf: wishes.get,
    page: (query) => getPage(snapshot, query),
    isNameOfLocked: (query) => isNameOfLocked(snapshot, query),
    citationCounts: (edges, visible) => countCitations(snapshot, edges, visible),
    suggest: (text, visible) => suggest(snapshot, text, visible),
    mostCited: (count) => takeAscending(snapshot.listed, 0, count).map((rank) => snapshot.columns.id.values[rank]!),
    match: (query, limit) => {
      if (!index) throw new Error('The match index is not built yet: await matchReady.')
      return matchDocuments(index, query, limit, (id) => findRank(snapshot, id) >= 0)
    },
    explain: (query) => {
      if (!index) throw new Error('The match index is not built yet: await matchReady.')
      return explainDocument(index, query)
    },
    filterByField: (ids, field) => (index ? ids.filter(createFieldFilter(index, field)) : []),
    matchReady,
    remove,
    version: () => version,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await subscription.close()
      await load
    },
  }
}

/** The reasons of a match for a student who has not unlocked the professor. */
export const reasonsForLocked = (match: Pick<Match, 'lockedReasons'>): MatchReason[] => match.lockedReasons

const getListed = (snapshot: Snapshot, rank: number) => (rank < 0 ? undefined : getProfessor(snapshot, rank))
