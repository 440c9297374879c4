import type { Sql } from 'postgres'
import { loadDocuments, loadProfessors } from './load.ts'
import { matchDocuments, type RankedDocument } from './match/match.ts'
import type { MatchIndex } from './match/index-shape.ts'
import { buildMatchIndex } from './match/match-index.ts'
import type { MatchQuery } from './match/query.ts'
import type { MatchReason } from './match/reasons.ts'
import { pageOf, type CataloguePage, type PageQuestion } from './page.ts'
import type { Professor } from './professor.ts'
import { takeSnapshot, type Snapshot } from './snapshot.ts'

export type { CataloguePage, MatchQuery, MatchReason, PageQuestion, Professor }

export type Match = Omit<RankedDocument, 'id'> & { professor: Professor }

/** Every listed professor, held in this process and kept up to date with the database. */
export type Catalogue = {
  /** Listed professors. */
  size: () => number
  get: (id: number) => Professor | undefined
  byScholarId: (scholarId: string) => Professor | undefined
  page: (question: PageQuestion) => CataloguePage
  /** The best matches of a student, best first. Throws before `matchReady`. */
  match: (query: MatchQuery, limit: number) => Match[]
  /** Settled once the first match index stands; it is built in the background after opening. */
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
 * Reads the catalogue and listens for its changes, also after a lost connection. Rejects where the first reading fails;
 * later failures are logged and tried again every five seconds, while the last reading goes on answering.
 */
export async function openCatalogue({ sql, log = consoleLog }: { sql: Sql; log?: CatalogueLog }): Promise<Catalogue> {
  let snapshot: Snapshot = takeSnapshot([])
  let index: MatchIndex | null = null
  let version = 0
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | null = null
  let readAgain = false
  /** Taken out while a reading was under way, which may still have seen them listed. */
  let removedMeanwhile = new Set<number>()
  const { promise: matchReady, resolve: matchIsReady } = Promise.withResolvers<void>()

  const show = (professors: readonly Professor[]) => {
    snapshot = takeSnapshot(professors)
    version++
  }
  const remove = (id: number) => {
    removedMeanwhile.add(id)
    if (snapshot.placeOf.has(id)) show(snapshot.professors.filter((professor) => professor.id !== id))
  }
  const readProfessors = async () => {
    removedMeanwhile = new Set()
    const professors = await loadProfessors(sql)
    show(professors.filter((professor) => !removedMeanwhile.has(professor.id)))
  }
  const readWorks = async () => {
    index = await buildMatchIndex(loadDocuments(sql, snapshot.professors))
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
  const listening = await sql.listen(
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
  follow(readWorks())

  return {
    size: () => snapshot.professors.length,
    get: (id) => snapshot.professors[snapshot.placeOf.get(id) ?? -1],
    byScholarId: (scholarId) => snapshot.byScholarId.get(scholarId),
    page: (question) => pageOf(snapshot, question),
    match: (query, limit) => {
      if (!index) throw new Error('The match index is not built yet: await matchReady.')
      return matchDocuments(index, query, limit, (id) => snapshot.placeOf.has(id)).map((found) => ({
        professor: snapshot.professors[snapshot.placeOf.get(found.id)!]!,
        score: found.score,
        band: found.band,
        interestsOnly: found.interestsOnly,
        get reasons() {
          return found.reasons
        },
        get lockedReasons() {
          return found.lockedReasons
        },
      }))
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
