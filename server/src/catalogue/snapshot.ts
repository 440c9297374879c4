import type { LRUCache } from 'lru-cache'
import { keptLast } from '../kept-last.ts'
import { clearBit, emptyBits, fullBits, hasBit, type Bits } from './bits.ts'
import { createBreather } from './breather.ts'
import { buildDirectory, groupBy, rowsWith, sortRows, type Directory, type Groups } from './directory.ts'
import { takeInterests, type Interests } from './interests.ts'
import { foldName, wholeName } from './names.ts'
import { neutralKey, seedOf } from './neutral.ts'
import type { Professor } from './professor.ts'
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
  placesBySchool: Groups
  interests: Interests
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
  const pause = createBreather()
  const size = rows.ids.length
  const neutral = rows.ids.map((id) => neutralKey(id, 0))
  await pause()
  const byNeutral = sortRows(neutral)
  await pause()
  const leastCited = rows.citedBy.map((count) => 0xffff_ffff - count)
  /** Which row stands at a place. */
  const order = sortRows(leastCited, byNeutral)
  await pause()
  const byPlace = (column: Uint32Array) => order.map((row) => column[row]!)

  const names = rows.schoolNames.toSorted()
  const schools = new Map(names.map((name, number) => [name, number]))
  const schoolNumbers = Uint32Array.from(rows.schoolNames, (name) => schools.get(name)!)
  const school = order.map((row) => schoolNumbers[rows.school[row]!]!)
  await pause()
  const placesBySchool = groupBy(school, names.length)
  await pause()
  const interests = await takeInterests(rows, order)
  const ids = byPlace(rows.ids)
  const byId = buildDirectory(ids.map((id) => neutralKey(id, 0)))
  await pause()
  const byScholarId = buildDirectory(byPlace(rows.scholarIdHashes))
  await pause()
  const byName = buildDirectory(byPlace(rows.nameHashes))
  await pause()
  return {
    size,
    listed: fullBits(size),
    listedCount: size,
    ids,
    citedBy: byPlace(rows.citedBy),
    school,
    schools,
    placesBySchool,
    interests,
    byId,
    byScholarId,
    byName,
    records: { pieces: rows.records.pieces, at: byPlace(rows.records.at) },
    shown: keptLast(shownMax),
    foldedNames: keptLast(foldedMax),
    filtered: keptLast(filteredMax),
    ranked: new WeakMap(),
    scratch: { kept: emptyBits(size), added: emptyBits(size) },
  }
}

/** The place of a listed professor, or -1. */
export function placeOf({ byId: { start, members, mask }, ids, listed }: Snapshot, id: number): number {
  const group = neutralKey(id, 0) & mask
  // Without a view of the group: a page looks for hundreds, and making the view takes longer than looking.
  for (let at = start[group]!; at < start[group + 1]!; at++) {
    const place = members[at]!
    if (ids[place] === id && hasBit(listed, place)) return place
  }
  return -1
}

/** The places of those who are listed, in the order of their ids. */
export function placesOf(snapshot: Snapshot, ids: Iterable<number>): number[] {
  const places: number[] = []
  for (const id of ids) {
    const place = placeOf(snapshot, id)
    if (place >= 0) places.push(place)
  }
  return places
}

/** The same for a list that never changes; who opts out later is still among them. */
export function placesOfRanked(snapshot: Snapshot, ids: readonly number[]): readonly number[] {
  const known = snapshot.ranked.get(ids)
  if (known) return known
  const places = placesOf(snapshot, ids)
  snapshot.ranked.set(ids, places)
  return places
}

/** The place of a listed professor by Scholar id, or -1. */
export function placeOfScholarId({ byScholarId, records, listed }: Snapshot, scholarId: string): number {
  for (const place of rowsWith(byScholarId, seedOf(scholarId)))
    if (readColumn(records, place, 'scholarId') === scholarId && hasBit(listed, place)) return place
  return -1
}

/** Everybody who has exactly this name, when accents, case and spaces are put aside. */
export function placesOfName({ byName, records }: Snapshot, name: string): number[] {
  const whole = wholeName(name)
  return [...rowsWith(byName, seedOf(whole))].filter((place) => wholeName(nameAt(records, place)) === whole)
}

const nameAt = (records: Records, place: number) => readColumn(records, place, 'name')

/** The numbers of these schools, each once; what is no school here is left out. */
export const schoolsOf = ({ schools }: Snapshot, names: readonly string[]): number[] => [
  ...new Set(names.flatMap((name) => schools.get(foldName(name)) ?? [])),
]

/** Takes one professor out of every answer from now on. */
export function takeOut(snapshot: Snapshot, id: number): boolean {
  const place = placeOf(snapshot, id)
  if (place < 0) return false
  clearBit(snapshot.listed, place)
  snapshot.filtered.clear()
  snapshot.listedCount--
  return true
}

/** The folded name of the professor at a place. */
export function foldedNameAt({ foldedNames, records }: Snapshot, place: number): string {
  const known = foldedNames.get(place)
  if (known !== undefined) return known
  const name = foldName(nameAt(records, place))
  foldedNames.set(place, name)
  return name
}

/** Everything known of the professor at a place. */
export function professorAt(snapshot: Snapshot, place: number): Professor {
  const shown = snapshot.shown.get(place)
  if (shown) return shown
  const professor = readProfessor(snapshot, place)
  snapshot.shown.set(place, professor)
  return professor
}

function readProfessor(snapshot: Snapshot, place: number): Professor {
  const { schoolName, scholarId, name, affiliation, ...links } = readRecord(snapshot.records, place)
  return {
    id: snapshot.ids[place]!,
    scholarId: scholarId ?? '',
    name: name ?? '',
    affiliation: affiliation ?? '',
    schoolName: schoolName ?? '',
    citedBy: snapshot.citedBy[place]!,
    keyInterests: interestsAt(snapshot, place),
    ...links,
  }
}

/** The interests of one professor, as written. */
export function interestsAt({ interests }: Snapshot, place: number): string[] {
  return Array.from(
    interests.of.members.subarray(interests.of.start[place], interests.of.start[place + 1]),
    (number) => interests.names[number]!,
  )
}
