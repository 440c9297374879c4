import { hasAny, isConditional, isOfStranger, type Place } from './clauses.ts'
import type { Polarity } from './judge-verb.ts'
import { findTerms } from './terms.ts'
import { others, students } from './vocabulary.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words of a heading of what is free. */
const headings = set(
  'openings opening vacancies vacancy positions position jobs job intake hiring recruiting seeking wanted',
)
/** What makes a heading or its list say something else. */
const past = set('past former previous filled closed selected see check visit none no not held')
const events = set(
  'school workshop symposium conference award prize papers volunteers course seminar program programme',
)
const details = set('start starting starts deadline years funded fully e13 tv-l position stipend full-time part-time')
const begin = set('start starting starts')
const verbs = set('is are was were has have had must should can will may i we my our their they')

/** "Openings: doctoral researcher in sedimentology", "call for PhD students: three years", "PhD student, start May 2027". */
export function judgeList(place: Place): Polarity | null {
  const { words, at } = place
  if (at > 0 && !(words[at] === ':' && at <= 4)) return null
  // "Hiring: 1 postdoc, 2 PhD students."
  const isCounted = words.some((word, next) => /^\d$/.test(word) && students.has(words[next + 1] ?? ''))
  if ((hasAny(words, others) && !isCounted) || hasAny(words, past) || hasAny(words, events)) return null
  if (at > 0) return isUnderHeading(words, at) ? 'yes' : null
  if (words[0] === 'call' && words[1] === 'for')
    return hasAny(words.slice(2, 7), students) && hasAny(words.slice(3), details) ? 'yes' : null
  return isItem(words) ? 'yes' : null
}

/** Whether the items begin with a student: not "head of the graduate school", "textbooks for students". */
function isListed(items: readonly string[]): boolean {
  const student = items.slice(0, 6).findIndex((word) => students.has(word))
  return student >= 0 && !items.slice(0, student).some((word) => /^(?:of|for|with)$/.test(word))
}

function isUnderHeading(words: readonly string[], at: number): boolean {
  const heading = words.slice(0, at)
  const items = words.slice(at + 1)
  return headings.has(heading.at(-1)!) && isListed(items) && items.length >= 3
}

/** A part of a list of jobs: without a verb, with a start that is not past. */
const isItem = (words: readonly string[]) =>
  hasAny(words.slice(0, 3), students) &&
  words.length >= 6 &&
  words.includes(',') &&
  !hasAny(words, verbs) &&
  hasAny(words, begin) &&
  (findTerms(words).length > 0 || words.includes('soon'))

/** What one can do in a group at any time. */
const things = set('thesis theses dissertations internships projects placements rotations supervision')

/** "Master's theses are possible at any time", "bachelor theses: always possible". */
export function judgeAlwaysPossible({ words, at, before, after, negated }: Place): Polarity | null {
  if (words[at] !== 'possible' || negated || isOfStranger(before) || isConditional(before)) return null
  const named = before.length > 0 ? before : words.slice(0, at - 1)
  if (!hasAny(named, things) || !hasAny(named, students) || hasAny(words, others)) return null
  if (before.length > 0 && before.at(-1) !== 'are') return null
  return named.length <= 10 && (after.length === 0 || /^(?:at|in|,|and|from|all|for|with)$/.test(after[0]!))
    ? 'yes'
    : null
}
