import { findStudent, hasAny, isConditional, isOfStranger, type Place } from './clauses.ts'
import { bareVerbs, others, owners, students, superviseVerbs, takeVerbs, willing } from './vocabulary.ts'

export type Polarity = 'yes' | 'no'

const be = new Set(['am', 'are', 'is', 'be', 'being', 'been'])
const passive = new Set(['welcomed', 'invited'])
const wanted = new Set(['wanted', 'needed', 'sought'])
/** Students are taken along: no place in the group. */
const outings = new Set(['trip', 'trips', 'tour', 'tours', 'excursion', 'excursions', 'hike', 'museum'])
const times = new Set('for in this again next at from on until through during due'.split(' '))
const anyone = new Set(['anyone', 'anybody', 'everyone', 'ones'])

/** "I am (not) taking PhD students", "we plan to hire", "the lab accepts interns", "students wanted". */
export function judgeTaking(place: Place): Polarity | null {
  const { words, at, before, after, negated } = place
  const word = words[at]!
  const form = Object.hasOwn(takeVerbs, word) ? takeVerbs[word] : undefined
  if (!form || isOfStranger(before) || isConditional(before)) return null
  if (form === 'ed') return judgePassive(place)
  if (!isPresent(form, place)) return null
  if (/^(?:look|search)/.test(word) && !/^(?:for|to|of)$/.test(after[0] ?? '')) return null
  if (word === 'look' && !negated && !before.includes('will')) return null
  if (/^considers?$/.test(word) && !negated && !before.includes('will')) return null
  if (after.some((one) => outings.has(one))) return null
  if (/^(?:offer|read|review|invit|choos|select)/.test(word) && !before.some((one) => owners.has(one)) && !negated)
    return null
  const isAboutStudents =
    findStudent(words, at) >= 0 ||
    (bareVerbs.has(word) && isAlone(place)) ||
    (negated && after.slice(0, 3).some((one) => anyone.has(one)))
  if (!isAboutStudents) return null
  return negated ? 'no' : 'yes'
}

/** Whether a verb is a present statement, not a description or a name ("hiring algorithms"). */
function isPresent(form: 'ing' | 'base' | 's', { before, negated }: Place): boolean {
  if (negated) return true
  const last = before.slice(-5)
  const previous = before.at(-1)
  if (form === 's') return hasAny(before, owners)
  if (form === 'ing') return hasAny(last, be) || hasAny(last, willing) || before.length === 0
  return previous === 'i' || previous === 'we' || previous === 'do' || hasAny(last, willing)
}

/** "I am hiring": no object, or only a time. */
function isAlone({ words, before, after }: Place): boolean {
  const isTime = after.length === 0 || times.has(after[0]!)
  return isTime && hasAny(before, owners) && after.length <= 6 && !hasAny(words, others)
}

/** "New students are not accepted", "students wanted". */
function judgePassive({ words, at, before, negated }: Place): Polarity | null {
  const word = words[at]!
  if (!hasAny(before, students) || hasAny(before, others)) return null
  if (wanted.has(word)) return negated ? 'no' : 'yes'
  if (!hasAny(before.slice(-3), be)) return null
  if (negated) return 'no'
  return passive.has(word) ? 'yes' : null
}

/** "I am happy to supervise doctoral theses", "I no longer advise students"; not "I supervise four students". */
export function judgeSupervising(place: Place): Polarity | null {
  const { words, at, before, after, negated } = place
  const word = words[at]!
  const form = Object.hasOwn(superviseVerbs, word) ? superviseVerbs[word] : undefined
  if (form !== 'ing' && form !== 'base') return null
  if (isOfStranger(before) || isConditional(before)) return null
  if (!negated && !hasAny(before.slice(-6), willing)) return null
  if (/^work/.test(word) && after[0] !== 'with') return null
  if (/^hear/.test(word) && after[0] !== 'from') return null
  if (findStudent(words, at, 14) >= 0) return negated ? 'no' : 'yes'
  return negated && /^(?:advis|supervis|mentor)/.test(word) && after.length === 0 ? 'no' : null
}

const refusals = new Set(['refuse', 'refusing', 'decline', 'declining', 'turn', 'turning'])

/** "This year I must refuse all of them"; "I never turn away a curious undergraduate" says the opposite. */
export function judgeRefusing({ words, at, before, after, negated }: Place): Polarity | null {
  if (!refusals.has(words[at]!) || !hasAny(before, owners) || before.includes('rarely')) return null
  if (/^turn/.test(words[at]!) && after[0] !== 'away' && after[0] !== 'down') return null
  if (isConditional(before) || before.includes('as')) return null
  if (findStudent(words, at) < 0 && !after.slice(0, 3).some((one) => one === 'all' || anyone.has(one))) return null
  return negated ? 'yes' : 'no'
}
