import { foldName } from './names.ts'
import { neutralKey } from './neutral.ts'
import type { Professor } from './professor.ts'
import { stemsOf } from './match/words.ts'

/**
 * All listed professors at one moment, laid out for scanning: a professor is a place 0 … size-1, and what a filter
 * looks at sits in typed arrays by place. Never changed; a newer catalogue is a new snapshot.
 */
export type Snapshot = {
  professors: readonly Professor[]
  placeOf: ReadonlyMap<number, number>
  byScholarId: ReadonlyMap<string, Professor>
  citedBy: Int32Array
  school: Uint16Array
  /** Folded school name → the number in `school`. */
  schools: ReadonlyMap<string, number>
  /** Distinct interests as " stem stem ", and which of them a place has: interests[start[p]] … interests[start[p + 1] - 1]. */
  interestTexts: readonly string[]
  interestStart: Uint32Array
  interests: Uint32Array
  /** Folded names by place, with single spaces. */
  names: readonly string[]
  /** Places in a ready order; ties by citations, then by a key that says nothing of the name. */
  order: {
    citedDescending: Uint32Array
    schoolAscending: Uint32Array
    schoolDescending: Uint32Array
    name: Uint32Array
  }
}

/** Lays out professors (any order, ids and scholar ids unique) for browsing: about 100 ms for 14,000. */
export function takeSnapshot(professors: readonly Professor[]): Snapshot {
  const size = professors.length
  const citedBy = Int32Array.from(professors, (professor) => professor.citedBy)
  const neutral = Uint32Array.from(professors, (professor) => neutralKey(professor.id, 0))
  const names = professors.map((professor) => foldName(professor.name))

  const schoolNames = [...new Set(professors.map((professor) => foldName(professor.schoolName)))].toSorted()
  const schools = new Map(schoolNames.map((name, number) => [name, number]))
  const school = Uint16Array.from(professors, (professor) => schools.get(foldName(professor.schoolName)) ?? 0)

  const interestTexts: string[] = []
  const numbers = new Map<string, number>()
  const interestStart = new Uint32Array(size + 1)
  const interests: number[] = []
  for (const [place, professor] of professors.entries()) {
    for (const interest of professor.keyInterests) {
      let number = numbers.get(interest)
      if (number === undefined) {
        number = interestTexts.push(` ${stemsOf(interest).join(' ')} `) - 1
        numbers.set(interest, number)
      }
      interests.push(number)
    }
    interestStart[place + 1] = interests.length
  }

  const tie = (a: number, b: number) => citedBy[b]! - citedBy[a]! || neutral[a]! - neutral[b]!
  const ordered = (compare: (a: number, b: number) => number) =>
    Uint32Array.from({ length: size }, (_, place) => place).sort((a, b) => compare(a, b) || tie(a, b))
  return {
    professors,
    placeOf: new Map(professors.map((professor, place) => [professor.id, place])),
    byScholarId: new Map(professors.map((professor) => [professor.scholarId, professor])),
    citedBy,
    school,
    schools,
    interestTexts,
    interestStart,
    interests: Uint32Array.from(interests),
    names,
    order: {
      citedDescending: ordered(() => 0),
      schoolAscending: ordered((a, b) => school[a]! - school[b]!),
      schoolDescending: ordered((a, b) => school[b]! - school[a]!),
      name: ordered((a, b) => (names[a]! < names[b]! ? -1 : names[a]! > names[b]! ? 1 : 0)),
    },
  }
}
