import { findStudent, hasAny, isConditional, isNegated, isOfStranger, type Place } from './clauses.ts'
import type { Polarity } from './judge-verb.ts'
import { owners, students } from './vocabulary.ts'

const ends = new Set(['.', ',', ';', '!', '?', ':', '(', ')', undefined])
const topics = new Set(
  'accepting taking hiring recruiting admitting availability openings vacancies positions recruitment supervision admission admissions capacity students'.split(
    ' ',
  ),
)
const yes = new Set(['yes', 'open', 'available'])
const no = new Set(['no', 'none', 'not', 'closed', 'full', 'never', 'nope'])

/** "Accepting PhD students: no", "Hiring status: PhD open, interns closed", "open for PhD", "yes for undergrads". */
export function judgeStatus(place: Place): Polarity | null {
  const { words, at, before, after } = place
  const word = words[at]!
  const polarity = yes.has(word) ? 'yes' : no.has(word) ? 'no' : null
  if (!polarity) return null
  const previous = words[at - 1]
  // "Accepting students: no."
  if (
    previous === ':' &&
    hasAny(words.slice(0, at), topics) &&
    hasAny(words.slice(0, at), new Set([...students, 'supervision', 'hiring', 'recruiting'])) &&
    (ends.has(words[at + 1]) || word !== 'no')
  )
    return isClose(words, at) ? polarity : null
  const isBare = ends.has(words[at + 1])
  const subject = previous === ':' ? words[at - 2] : previous
  // "PhD: full", "PhD open, interns closed".
  if (isBare && subject !== undefined && students.has(subject) && word !== 'not' && word !== 'no' && word !== 'none')
    return polarity
  // "open for PhD", "yes for undergrads", "no for interns", "closed for": at the start of a part.
  const isFirst = previous === undefined || ends.has(previous)
  if (isFirst && after[0] === 'for' && after.slice(1, 4).some((one) => students.has(one))) return polarity
  return before.length > 0 ? judgeGroup(place) : null
}

const isClose = (words: readonly string[], at: number) =>
  at <= 12 && words.slice(at + 1).filter((one) => !ends.has(one)).length <= 10

/** "My lab is full", "our group is closed to new students", "my lab is open to new students". */
function judgeGroup({ words, at, before, after, negated }: Place): Polarity | null {
  const word = words[at]!
  if (!hasAny(before, owners) || isOfStranger(before) || isConditional(before) || negated) return null
  if (!before.slice(-2).some((one) => ['is', 'are', 'am', 'been'].includes(one)) || before.includes('will')) return null
  if (word === 'full')
    return ends.has(after[0]) ||
      ['at', 'for', 'until', 'through', 'this', 'in', 'right', 'and', 'with'].includes(after[0]!)
      ? after[0] === 'with'
        ? null
        : 'no'
      : null
  if (word === 'closed') return after[0] === 'to' || after[0] === 'for' ? 'no' : null
  if (word === 'open') return after[0] === 'to' && findStudent(words, at + 1, 4) >= 0 ? 'yes' : null
  return null
}

/** "I have reached the maximum number of doctoral students." */
export function judgeLimit({ words, at, before, after }: Place): Polarity | null {
  if (words[at] !== 'reached' && words[at] !== 'exceeded' && words[at] !== 'exhausted') return null
  if (!hasAny(before, owners)) return null
  const isLimit = after.slice(0, 6).some((one) => ['maximum', 'limit', 'capacity', 'quota', 'cap'].includes(one))
  return isLimit && hasAny(words, students) ? 'no' : null
}

/** "Hence I will not." or "I am skipping fall 2027": about students whom the sentence names before. */
export function judgeEllipsis({ words, at, before, after }: Place): Polarity | null {
  const word = words[at]!
  const named = hasAny(words.slice(0, at), students)
  if (
    word === 'not' &&
    named &&
    ['will', 'can', 'am', 'do'].includes(before.at(-1) ?? '') &&
    ends.has(after[0]) &&
    /^(?:i|we)$/.test(before.at(-2) ?? '')
  )
    return 'no'
  if (word !== 'skipping' && word !== 'skip') return null
  return named && after.some((one) => /^(?:fall|spring|cycle|year|20\d\d)$/.test(one)) && !isNegated(before)
    ? 'no'
    : null
}
