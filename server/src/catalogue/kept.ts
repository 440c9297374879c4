import { clearBit, countBits, hasBit, keepBits, keepRange, setBit, setBits, type Bits } from './bits.ts'
import { groupOf } from './directory.ts'
import { addInterested } from './interests.ts'
import { foldName } from './names.ts'
import type { PageQuestion } from './page-question.ts'
import { foldedNameAt, placesOf, placesOfName, schoolsOf, type Snapshot } from './snapshot.ts'

/** Whoever passes a question's filters. */
export type Kept = { bits: Bits; count: number }

/** Each filter in turn narrows the set: a pass over 44,000 words, some 50 µs, at 1.4 million professors. */
export function keptBy(snapshot: Snapshot, question: PageQuestion): Kept {
  const { kept: bits, added } = snapshot.scratch
  const { visible, only, except, schools, interests, citeMin, citeMax, search, unlocked } = question
  bits.set(snapshot.listed)
  if (schools.length > 0) keepBits(bits, addSchools(added.fill(0), snapshot, schools))
  if (interests.length > 0) keepBits(bits, addInterested(added.fill(0), snapshot.interests, interests))
  if (citeMin !== null || citeMax !== null) keepCited(bits, snapshot.citedBy, citeMin ?? 0, citeMax ?? Infinity)
  if (visible) keepPlaces(bits, placesOf(snapshot, visible))
  if (only) keepPlaces(bits, placesOf(snapshot, only))
  if (search.trim() !== '') keepPlaces(bits, placesNamed(snapshot, search, unlocked))
  if (except) for (const place of placesOf(snapshot, except)) clearBit(bits, place)
  return { bits, count: countBits(bits) }
}

/** Leaves only these: far fewer than there are words. */
function keepPlaces(bits: Bits, places: readonly number[]): void {
  const kept = places.filter((place) => hasBit(bits, place))
  bits.fill(0)
  for (const place of kept) setBit(bits, place)
}

function keepCited(bits: Bits, citedBy: Uint32Array, least: number, most: number): void {
  keepRange(bits, firstBelow(citedBy, most + 1), firstBelow(citedBy, least))
}

function addSchools(set: Bits, snapshot: Snapshot, names: readonly string[]): Bits {
  for (const school of schoolsOf(snapshot, names)) setBits(set, groupOf(snapshot.placesBySchool, school))
  return set
}

/** Unlocked professors by any part of the name, locked ones by the whole of it. */
function placesNamed(snapshot: Snapshot, search: string, unlocked: ReadonlySet<number>): number[] {
  const wanted = foldName(search)
  if (wanted === '') return []
  const known = placesOf(snapshot, unlocked)
  const found = known.filter((place) => foldedNameAt(snapshot, place).includes(wanted))
  const isKnown = new Set(known)
  return found.concat(placesOfName(snapshot, search).filter((place) => !isKnown.has(place)))
}

/** The first place with fewer citations than that; `citedBy` never rises. */
export function firstBelow(citedBy: Uint32Array, citations: number): number {
  let [low, high] = [0, citedBy.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (citedBy[middle]! < citations) high = middle
    else low = middle + 1
  }
  return low
}
