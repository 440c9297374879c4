import type { LRUCache } from 'lru-cache'
import { lruCache } from '../../lru-cache.ts'
import { hashText } from '../../text/hash-text.ts'
import { compactName, foldName } from '../../text/names.ts'
import { createYielder } from '../yielder.ts'
import { clearBit, createEmptyBits, createFullBits, hasBit, type Bits } from './bits.ts'
import { columnList, type ColumnName, type Professor, type StoredColumns } from './columns.ts'
import { findByHash, sortRows } from './groups.ts'
import { readRecord, readRecordText, type Records } from './records.ts'
import { recordedNames, type Rows } from './rows.ts'
import type { SharedSet } from './selection.ts'
import { computeShuffleKey, hashId } from './shuffle-key.ts'

/** About 10 MB. */
const shownMax = 10_000
/** About 11 MB at 1.4 million professors. */
const sharedSetsMax = 64
/** About 10 MB. */
const foldedNamesMax = 100_000

/**
 * All professors at one moment. A professor has a rank 0 … size - 1, by citations in descending order; ties have an
 * order that is independent of the name. About 110 bytes a professor and the record. A snapshot changes only when a
 * professor opts out; a newer catalogue is a new snapshot.
 */
export type Snapshot = {
  size: number
  /** The ranks of the professors who have not opted out. */
  listed: Bits
  listedCount: number
  columns: StoredColumns
  records: Records
  /** By rank: recently shown professors. The first pages are the same for most students. */
  shown: LRUCache<number, Professor>
  /** By rank: folded names of unlocked professors, for search and order. */
  foldedNames: LRUCache<number, string>
  /** By the values of the shared filters. */
  sharedSets: LRUCache<string, SharedSet>
  /** By a student's list of matches: their ranks. A list is used for many pages. */
  matchRanks: WeakMap<readonly number[], readonly number[]>
  /** Memory for the sets of the current query. */
  scratch: { selection: Bits; filter: Bits }
}

/** Arranges rows (in any order; ids and Scholar ids are unique). Yields to the event loop between its steps. */
export async function buildSnapshot({ packed, records }: Rows): Promise<Snapshot> {
  const pause = createYielder()
  const size = packed.id.length
  const shuffleKeys = packed.id.map((id) => computeShuffleKey(id, 0))
  await pause()
  const shuffled = sortRows(shuffleKeys)
  await pause()
  const order = sortRows(
    packed.citedBy.map((count) => 0xffff_ffff - count),
    shuffled,
  )
  await pause()
  const stored: Partial<Record<ColumnName, unknown>> = {}
  for (const [name, { encoding }] of columnList) {
    stored[name] = encoding.index && (await encoding.index.arrange(packed[name], order, pause))
    await pause()
  }
  return {
    size,
    listed: createFullBits(size),
    listedCount: size,
    columns: stored as StoredColumns,
    records: { chunks: records.chunks, positions: order.map((row) => records.positions[row]!) },
    shown: lruCache(shownMax),
    foldedNames: lruCache(foldedNamesMax),
    sharedSets: lruCache(sharedSetsMax),
    matchRanks: new WeakMap(),
    scratch: { selection: createEmptyBits(size), filter: createEmptyBits(size) },
  }
}

/** The rank of a listed professor, or -1. */
export function findRank({ columns: { id: ids }, listed }: Snapshot, id: number): number {
  const { start, members, mask } = ids.ranks
  const bucket = hashId(id) & mask
  // No subarray of the bucket: a page looks up hundreds of ids, and creating a subarray takes longer than the search.
  for (let at = start[bucket]!; at < start[bucket + 1]!; at++) {
    const rank = members[at]!
    if (ids.values[rank] === id && hasBit(listed, rank)) return rank
  }
  return -1
}

/** The ranks of those professors who are listed, in the order of `ids`. */
export function findRanks(snapshot: Snapshot, ids: Iterable<number>): number[] {
  const ranks: number[] = []
  for (const id of ids) {
    const rank = findRank(snapshot, id)
    if (rank >= 0) ranks.push(rank)
  }
  return ranks
}

/** The same for a list that never changes, cached. Professors who opt out later remain in the result. */
export function findMatchRanks(snapshot: Snapshot, ids: readonly number[]): readonly number[] {
  const cached = snapshot.matchRanks.get(ids)
  if (cached) return cached
  const ranks = findRanks(snapshot, ids)
  snapshot.matchRanks.set(ids, ranks)
  return ranks
}

/** The rank of a listed professor, or -1. */
export function findRankByScholarId({ columns: { scholarId: hashes }, records, listed }: Snapshot, scholarId: string) {
  for (const rank of findByHash(hashes, hashText(scholarId)))
    if (readText(records, rank, 'scholarId') === scholarId && hasBit(listed, rank)) return rank
  return -1
}

/** All professors with this full name; accents, case, spaces and punctuation are ignored. */
export function findRanksByName({ columns: { name: hashes }, records }: Snapshot, name: string): number[] {
  const compact = compactName(name)
  return [...findByHash(hashes, hashText(compact))].filter(
    (rank) => compactName(readText(records, rank, 'name')) === compact,
  )
}

/** The name as written. */
export const readName = ({ records }: Snapshot, rank: number): string => readText(records, rank, 'name')

function readText(records: Records, rank: number, name: 'scholarId' | 'name'): string {
  return readRecordText(records, rank, recordedNames.indexOf(name))
}

/** Removes a professor from the results of all later queries. */
export function removeProfessor(snapshot: Snapshot, id: number): boolean {
  const rank = findRank(snapshot, id)
  if (rank < 0) return false
  clearBit(snapshot.listed, rank)
  snapshot.sharedSets.clear()
  snapshot.listedCount--
  return true
}

export function getFoldedName({ foldedNames, records }: Snapshot, rank: number): string {
  const cached = foldedNames.get(rank)
  if (cached !== undefined) return cached
  const name = foldName(readText(records, rank, 'name'))
  foldedNames.set(rank, name)
  return name
}

export function getProfessor(snapshot: Snapshot, rank: number): Professor {
  const cached = snapshot.shown.get(rank)
  if (cached) return cached
  const professor = readProfessor(snapshot, rank)
  snapshot.shown.set(rank, professor)
  return professor
}

function readProfessor(snapshot: Snapshot, rank: number): Professor {
  const texts = readRecord(snapshot.records, rank)
  const values: Partial<Record<ColumnName, unknown>> = {}
  for (const [name, { encoding }] of columnList)
    values[name] =
      'fromRecord' in encoding
        ? encoding.fromRecord(texts[recordedNames.indexOf(name)] ?? null)
        : encoding.fromIndex(snapshot.columns[name], rank)
  return values as Professor
}
