import { findStudent, hasAny, isConditional, isOfStranger, type Place } from './clauses.ts'
import type { Polarity } from './judge-verb.ts'
import { findTerms } from './terms.ts'
import { namedStudents, negators, others, owners, places, students, weakPlaces } from './vocabulary.ts'

const have = new Set(
  'have has there anticipate expect offer offers offering are is open free exist exists fill filling includes include comes'.split(
    ' ',
  ),
)
const gone = new Set(
  'filled allocated full taken cancelled canceled closed exhausted finished assigned usedup reached gone occupied'.split(
    ' ',
  ),
)
const past = new Set(
  'had held hold holds was were used accepted started left taken gone found won obtained secured moved help supervised advised mentored taught published written'.split(
    ' ',
  ),
)
/** Words that may follow "no openings" when nobody is named. */
const closing = new Set(
  'available open in at for this left until right here on-going whatsoever of and or nor , please'.split(' '),
)
const events = new Set(
  'course class section seminar workshop school tutorial lecture event trip excursion camp conference symposium'.split(
    ' ',
  ),
)
/** Nouns that are free places by themselves; the others are also held ("I have a position at UCL"). */
const freePlaces = /^(?:opening|vacanc|seat|slot|spot)/
const institutions = new Set(['department', 'college', 'faculty', 'company', 'career', 'careers', 'industry'])
const amounts = new Set(
  'one two three four several multiple 1 2 3 4 funded fully scholarship scholarships number few many'.split(' '),
)

/** Whether the noun is no place for students: "a soft spot", "space on the server", "room for improvement". */
function isOtherPlace({ words, at, before, after }: Place, clause: readonly string[]): boolean {
  const word = words[at]!
  if (before.at(-1) === 'soft' || (word === 'room' && before.at(-1) === 'a')) return true
  if (word === 'space' && after[0] === 'on') return true
  if (/^(?:room|space)$/.test(word) && after[0] === 'for' && findStudent(words, at + 1, 5) < 0) return true
  if (after[0] === 'paper' || after[0] === 'papers') return true
  if (hasAny(clause, others) || hasAny(clause, events) || before.includes('call')) return true
  if (after.includes('colleague') || after.includes('colleagues')) return true
  // "Positions may open in 2028."
  if (after.slice(0, 6).some((one) => doubts.has(one))) return true
  if (hasAny(after, institutions) && !/\b(?:my|our) (?:lab|group|team)\b/.test(clause.join(' '))) return true
  // "There are many opportunities for students on campus."
  const isOwn = hasAny(clause, owners) || clause.includes('funded') || hasAny(before, negators)
  return word.startsWith('opportunit') && !isOwn
}

/** "We have two openings for PhD students", "no open positions", "all thesis slots are filled", "funded PhD positions". */
export function judgePlace(place: Place): Polarity | null {
  const { words, at, before, after } = place
  const word = words[at]!
  if (!places.has(word) || isConditional(before) || isOfStranger(before)) return null
  const clause = [...before, ...after]
  if (isOtherPlace(place, clause)) return null
  const isOfStudents =
    selfNamed.test(word) ||
    hasAny(clause, namedStudents) ||
    (!hasAny(words, others) && words.some((one) => namedStudents.has(one) && !places.has(one)))
  if (isGone(place, isOfStudents) || (before.includes('filled') && isOfStudents && hasAny(before, owners))) return 'no'
  if (after.includes('not') && after.includes('before') && hasAny(before, owners) && isOfStudents) return 'no'
  if (/\bnot (?:\S+ )?(?:available|open|vacant|offered)\b/.test(after.join(' '))) return isOfStudents ? 'no' : null
  if (before.includes('only') && after.includes('i')) return 'no'
  const isAvailable = after.includes('available') && isOfStudents && !hasAny(clause, lists)
  if (isVague(word) && !isAvailable && !clause.some((one) => holders.has(one))) return null
  if (isVague(word) && before.includes('nolonger') && !hasAny(before, have)) return null
  // "PhD position: filled by Marta."
  if (words.slice(at).includes('filled')) return null
  const negation = before.slice(-8).findIndex((one) => negators.has(one))
  if (negation >= 0) return judgeNone(place, isOfStudents)
  if (hasAny(before, past)) return null
  if (word.startsWith('fund') && !(hasAny(before, owners) && after[0] === 'for' && findStudent(words, at + 1, 6) >= 0))
    return null
  if (weakPlaces.has(word) && !isOfStudents) return null
  if (/^(?:fellow|scholar)/.test(word) && !ownHolder.test(clause.join(' '))) return null
  const isHeld = hasAny(before, have) || hasAny(after, states) || isCapacityWith(place)
  if (isHeld) return !isHeldByStudents(place) && isOffer(place, isOfStudents) ? 'yes' : null
  return isOfStudents && isListed(place) ? 'yes' : null
}

/** "With capacity for two students". */
const isCapacityWith = ({ words, at, before }: Place) =>
  before.includes('with') && /^(?:capacity|room|space)$/.test(words[at]!)

/** "Our students have places in industry": the students hold them. */
function isHeldByStudents({ before, after }: Place): boolean {
  const holder = before.findIndex((one) => have.has(one))
  const owner = before.findIndex((one) => owners.has(one))
  const student = before.findIndex((one) => students.has(one))
  const isOfOwner = owner >= 0 && before[owner] !== 'our' && before[owner] !== 'my' && owner < holder
  return student >= 0 && student < holder && !isOfOwner && !after.includes('available')
}

/** Whether a place that somebody has is one for students of the professor. */
function isOffer({ words, at, before, after }: Place, isOfStudents: boolean): boolean {
  const word = words[at]!
  const clause = [...before, ...after]
  const isFree = freePlaces.test(word) || (word === 'capacity' && after[0] === 'for') || hasAny(clause, free)
  const isNear =
    selfNamed.test(word) || hasAny(before.slice(-4), namedStudents) || hasAny(after.slice(0, 12), namedStudents)
  const isOwn =
    /\b(?:i|we) (?:\S+ )?(?:have|offer|expect|anticipate|got)\b/.test(before.join(' ')) ||
    hasAny(before, groups) ||
    // "I supervise PhDs and have capacity", "there is a desk free".
    (word === 'capacity' && before.at(-1) === 'have') ||
    (before.includes('there') && hasAny(clause, free)) ||
    /\b(?:in|at|with) (?:my|our) (?:lab|group|team)\b/.test(after.join(' '))
  return (isOfStudents && (isNear || isOwn)) || (isFree && isOwn)
}

/** A place in a list of them: "two PhD positions in ecology", "PhD position, apply by May". */
function isListed(place: Place): boolean {
  const { words, at, before, after } = place
  if (hasAny(before, owners) || before.length > 6) return false
  const hasAmount = hasAny(before, amounts)
  const hasDetails = hasAny(words, amounts) || findTerms(words).length > 0 || words.includes('apply')
  if (hasAny(before, students) && hasDetails) return true
  return hasAmount && (isUnderHeading(place) || (after[0] === 'for' && findStudent(words, at + 1, 3) >= 0))
}

/** Where topics are listed: "available on the page of the institute". */
const lists = new Set(['page', 'list', 'listed', 'website', 'site', 'found', 'database'])
const states = new Set(['available', 'open', 'opened', 'remains', 'remain'])
const doubts = new Set([
  'posted',
  'announced',
  'listed',
  'whenever',
  'found',
  'may',
  'might',
  'could',
  'would',
  'if',
  'depending',
  'depends',
])

/** "PhD students: currently two positions." */
function isUnderHeading({ words, at, before }: Place): boolean {
  const start = at - before.length
  return words[start - 1] === ':' && hasAny(words.slice(0, start), namedStudents)
}

/** "We have", "in my group": not "my work is supported by a fellowship". */
const ownHolder = /\b(?:i|we) (?:\S+ )?(?:have|offer|got)\b|\b(?:in|by|from) (?:my|our)\b/

/** Places that only students have. */
const selfNamed = /^(?:studentship|bursar|internship|assistantship|rotations)/
const groups = new Set(['lab', 'laboratory', 'group', 'team', 'dr', 'prof', 'professor'])
const isVague = (word: string) => /^(?:topic|project|opportunit)/.test(word)
const holders = new Set('i we my our there offer offers offering no'.split(' '))

/** "All thesis slots have been allocated", "my quota is used up". */
function isGone({ before, after, words, at }: Place, isOfStudents: boolean): boolean {
  const end = after.findIndex((one) => gone.has(one))
  if (end < 0 || end > 9) return false
  const between = after.slice(0, end)
  // "Topics are assigned in March."
  if (/^(?:assigned|allocated)$/.test(after[end]!) && !between.includes('been') && !before.includes('all')) return false
  if (between.includes('to') || between.includes('not') || between.includes('was') || between.includes('were'))
    return false
  if (!between.some((one) => ['is', 'are', 'been', 'has', 'have', 'be', ':'].includes(one)) && between.length > 0)
    return false
  if (isOfStudents) return true
  const isOwn = before.slice(-3).some((one) => one === 'my' || one === 'our' || one === 'all' || one === 'the')
  return words[at] !== 'space' && before.length + after.length <= 9 && (isOwn || before.length <= 1)
}

/** "No openings", "I have no capacity for students", "there is no space in the lab". */
function judgeNone({ words, at, before, after }: Place, isOfStudents: boolean): Polarity | null {
  const word = words[at]!
  if (before.includes('had') || before.includes('previously')) return null
  const isDirect = before.slice(-6).some((one) => one === 'no' || one === 'any' || one === 'neither' || one === 'none')
  const isHad =
    /\b(?:(?:not|unlikely|unable)(?: to| i| we| will| nolonger| be| anticipate| expect| foresee)* (?:have|having|expect|offer|offering|find|see|get|provide)|nor|without)\b/.test(
      before.join(' '),
    )
  if (!isDirect && !isHad && !hasAny(after.slice(0, 6), taken)) return null
  if (isOfStudents)
    return isDirect || hasAny(before, owners) || before.includes('there') || before.length <= 3 ? 'no' : null
  if (/\b(?:in|at) (?:my|our|the) (?:lab|laboratory|group|team)\b/.test(after.join(' '))) return 'no'
  const isFree =
    freePlaces.test(word) || [...before, ...after].some((one) => free.has(one)) || /^(?:positions|capacity)$/.test(word)
  const next = after[0]
  // "Want to join? We have no space."
  if (/^(?:space|room)$/.test(word) && next === undefined && words.includes('join')) return 'no'
  // "I have no projects on offer."
  if (isVague(word) && /^(?:on offer|available)\b/.test(after.join(' ')) && hasAny(before, owners)) return 'no'
  // "I have no place to offer."
  if (next === 'to' && after[1] === 'offer' && hasAny(before, owners)) return 'no'
  if (!isFree || (next !== undefined && !closing.has(next))) return null
  return before.length <= 4 || hasAny(before, owners) || before.includes('there') ? 'no' : null
}

const free = new Set(['open', 'available', 'vacant', 'free', 'unfilled'])
const taken = new Set(['available', 'offered', 'open', 'planned'])

const refused = new Set(
  'offered available possible accepted planned supervised taken admitted hosted recruited hired foreseen join'.split(
    ' ',
  ),
)

/** "No new trainees", "no internships are offered". */
export function judgeNoStudents({ words, at, before, after }: Place): Polarity | null {
  if (words[at] !== 'no') return null
  // "I have many students, so no new ones."
  if (/^(?:new|more|further) ones\b/.test(after.join(' ')) && hasAny(words.slice(0, at), namedStudents)) return 'no'
  const student = findStudent(words, at, 5)
  if (student < 0 || /^(?:appli|proposal|inquir|enquir|candidate)/.test(words[student]!)) return null
  const isNew = words
    .slice(at + 1, student)
    .some((one) => ['new', 'more', 'further', 'additional', 'summer', 'vacant', 'remote'].includes(one))
  const isKind =
    words[student + 1] === 'supervision' ||
    /^(?:intern|thes|dissertation|placement|rotation|mentee|trainee)/.test(words[student]!)
  if (!isNew && !isKind) return null
  const next = words[student + 1] ?? ''
  // "No internships are offered"; "no thesis is finished" is something else.
  const isState = /^(?:is|are|can|will|should)$/.test(next)
  if (isState && !words.slice(student + 1, student + 6).some((one) => refused.has(one))) return null
  if (['required', 'needed', 'necessary', 'has', 'had', 'was', 'were', 'experience'].includes(next)) return null
  return isOfStranger(before) || isConditional(before) ? null : 'no'
}
