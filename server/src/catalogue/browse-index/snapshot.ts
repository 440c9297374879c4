import type { LRUCache } from 'lru-cache'
import { lruCache } from '../../lru-cache.ts'
import { clearBit, emptyBits, fullBits, hasBit, type Bits } from './bits.ts'
import { createYielder } from '../yielder.ts'
import { buildDirectory, groupBy, rowsWith, sortRows, type Directory, type Groups } from './directory.ts'
import { takeInterests, type Interests } from './interests.ts'
import { foldName, wholeName } from '../../text/names.ts'
import { neutralKey } from './neutral.ts'
import { seedOf } from '../../text/hash-text.ts'
import type { Professor } from '../professor.ts'
import { readColumn, readRecord, type Records } from './records.ts'
import type { Rows } from './rows.ts'

/** Some 10 MB. */
const shownMax = 10_000
/** Some 11 MB at 1.4 million professors. */
const filteredMax = 64
/** Some 10 MB. */
const foldedMax = 100_000

/**
 * Whoever passes the filters that mean the same for everybody (schools, interests, citations), and what was counted of
 * them. Many ask the same and turn to the next page, so these are kept for a while and must not be changed.
 */
export type Filtered = { bits: Bits; count: number; bySchool?: Uint32Array; byHand?: Uint32Array }

/**
 * All professors at one moment, laid out for any question: a professor is a place 0 … size-1, the most cited first
 * (ties by a key that says nothing of the name), so that an order by citations is there already and a range of them is
 * a stretch of places. About 110 bytes a professor and the record. Nothing changes but who is still listed; a newer
 * catalogue is a new snapshot.
 */
export type Snapshot = {
  size: number
  /** Opting out clears a bit here. */
  listed: Bits
  listedCount: number
  ids: Uint32Array
  /** Never rising. */
  citedBy: Uint32Array
  school: Uint32Array
  /** Folded school name → the number in `school`; numbers follow the alphabet. */
  schools: ReadonlyMap<string, number>
  ranksBySchool: Groups
  interests: Interests
  /** By id: every interest of those of whom the index leaves one out, since it names them. */
  allInterests: ReadonlyMap<number, readonly string[]>
  byId: Directory
  byScholarId: Directory
  byName: Directory
  records: Records
  /** By place: those who were shown lately. Everybody's first pages hold the same few. */
  shown: LRUCache<number, Professor>
  /** By place: folded names of those whom a student unlocked, whose names are ordered and searched. */
  foldedNames: LRUCache<number, string>
  /** By question: sets that filters left. */
  filtered: LRUCache<string, Filtered>
  /** By list: the places of a student's matches, whom page after page is ordered by. */
  ranked: WeakMap<readonly number[], readonly number[]>
  /** Room for the sets of the one question that is being answered. */
  scratch: { kept: Bits; added: Bits }
}

/** Lays rows out (any order, ids and scholar ids unique), giving way to other work between its steps. */
export async function takeSnapshot(rows: Rows): Promise<Snapshot> {
  const pause = createYielder()
  const size = rows.ids.length
  const neutral = rows.ids.map((id) => neutralKey(id, 0))
  await pause()
  const byNeutral = sortRows(neutral)
  await pause()
  const leastCited = rows.citedBy.map((count) => 0xffff_ffff - count)
  /** Which row stands at a place. */
  const order = sortRows(leastCited, byNeutral)
  await pause()
  const byRank = (column: Uint32Array) => order.map((row) => column[row]!)

  const names = rows.schoolNames.toSorted()
  const schools = new Map(names.map((name, number) => [name, number]))
  const schoolNumbers = Uint32Array.from(rows.schoolNames, (name) => schools.get(name)!)
  const school = order.map((row) => schoolNumbers[rows.school[row]!]!)
  await pause()
  const ranksBySchool = groupBy(school, names.length)
  await pause()
  const interests = await takeInterests(rows, order)
  const ids = byRank(rows.ids)
  const byId = buildDirectory(ids.map((id) => neutralKey(id, 0)))
  await pause()
  const byScholarId = buildDirectory(byRank(rows.scholarIdHashes))
  await pause()
  const byName = buildDirectory(byRank(rows.nameHashes))
  await pause()
  return {
    size,
    listed: fullBits(size),
    listedCount: size,
    ids,
    citedBy: byRank(rows.citedBy),
    school,
    schools,
    ranksBySchool,
    interests,
    allInterests: rows.allInterests,
    byId,
    byScholarId,
    byName,
    records: { pieces: rows.records.pieces, at: byRank(rows.records.at) },
    shown: lruCache(shownMax),
    foldedNames: lruCache(foldedMax),
    filtered: lruCache(filteredMax),
    ranked: new WeakMap(),
    scratch: { kept: emptyBits(size), added: emptyBits(size) },
  }
}

/** The place of a listed professor, or -1. */
export function rankOf({ byId: { start, members, mask }, ids, listed }: Snapshot, id: number): number {
  const group = neutralKey(id, 0) & mask
  // Without a view of the group: a page looks for hundreds, and making the view takes longer than looking.
  for (let at = start[group]!; at < start[group + 1]!; at++) {
    const rank = members[at]!
    if (ids[rank] === id && hasBit(listed, rank)) return rank
  }
  return -1
}

/** The places of those who are listed, in the order of their ids. */
export function ranksOf(snapshot: Snapshot, ids: Iterable<number>): number[] {
  const ranks: number[] = []
  for (const id of ids) {
    const rank = rankOf(snapshot, id)
    if (rank >= 0) ranks.push(rank)
  }
  return ranks
}

/** The same for a list that never changes; who opts out later is still among them. */
export function ranksOfRanked(snapshot: Snapshot, ids: readonly number[]): readonly number[] {
  const known = snapshot.ranked.get(ids)
  if (known) return known
  const ranks = ranksOf(snapshot, ids)
  snapshot.ranked.set(ids, ranks)
  return ranks
}

/** The place of a listed professor by Scholar id, or -1. */
export function rankOfScholarId({ byScholarId, records, listed }: Snapshot, scholarId: string): number {
  for (const rank of rowsWith(byScholarId, seedOf(scholarId)))
    if (readColumn(records, rank, 'scholarId') === scholarId && hasBit(listed, rank)) return rank
  return -1
}

/** Everybody who has exactly this name, when accents, case and spaces are put aside. */
export function ranksOfName({ byName, records }: Snapshot, name: string): number[] {
  const whole = wholeName(name)
  return [...rowsWith(byName, seedOf(whole))].filter((rank) => wholeName(nameAt(records, rank)) === whole)
}

const nameAt = (records: Records, rank: number) => readColumn(records, rank, 'name')

/** The numbers of these schools, each once; what is no school here is left out. */
export const schoolsOf = ({ schools }: Snapshot, names: readonly string[]): number[] => [
  ...new Set(names.flatMap((name) => schools.get(foldName(name)) ?? [])),
]

/** Takes one professor out of every answer from now on. */
export function takeOut(snapshot: Snapshot, id: number): boolean {
  const rank = rankOf(snapshot, id)
  if (rank < 0) return false
  clearBit(snapshot.listed, rank)
  snapshot.filtered.clear()
  snapshot.listedCount--
  return true
}

/** The folded name of the professor at a place. */
export function foldedNameAt({ foldedNames, records }: Snapshot, rank: number): string {
  const known = foldedNames.get(rank)
  if (known !== undefined) return known
  const name = foldName(nameAt(records, rank))
  foldedNames.set(rank, name)
  return name
}

/** Everything known of the professor at a place. */
export function professorAt(snapshot: Snapshot, rank: number): Professor {
  const shown = snapshot.shown.get(rank)
  if (shown) return shown
  const professor = readProfessor(snapshot, rank)
  snapshot.shown.set(rank, professor)
  return professor
}

function readProfessor(snapshot: Snapshot, rank: number): Professor {
  const { schoolName, scholarId, name, affiliation, ...links } = readRecord(snapshot.records, rank)
  const id = snapshot.ids[rank]!
  return {
    id,
    scholarId: scholarId ?? '',
    name: name ?? '',
    affiliation: affiliation ?? '',
    schoolName: schoolName ?? '',
    citedBy: snapshot.citedBy[rank]!,
    keyInterests: snapshot.allInterests.get(id) ?? interestsAt(snapshot, rank),
    ...links,
  }
}

/** The interests that one professor is found by, as written: none that names the person. */
export function interestsAt({ interests }: Snapshot, rank: number): string[] {
  return Array.from(
    interests.of.members.subarray(interests.of.start[rank], interests.of.start[rank + 1]),
    (number) => interests.names[number]!,
  )
}
