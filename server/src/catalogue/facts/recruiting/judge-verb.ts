import { findStudent, hasAny, hasOwnSubject, isConditional, isOfStranger, type Place } from './clauses.ts'
import { bareVerbs, namedStudents, others, owners, students, takeVerbs, willing } from './vocabulary.ts'

export type Polarity = 'yes' | 'no'

const be = new Set(['am', 'are', 'is', 'be', 'being', 'been'])
const passive = new Set(['welcomed', 'invited'])
const wanted = new Set(['wanted', 'needed', 'sought'])
/** Students are taken along: no place in the group. */
const outings = new Set([
  'trip',
  'trips',
  'tour',
  'tours',
  'excursion',
  'excursions',
  'hike',
  'museum',
  'seriously',
  'conferences',
  'granted',
  'conference',
  'basics',
  'football',
  'choir',
  'orchestra',
  'festival',
])
export const times = new Set(
  'and , for in this again next at from on until through during due right anymore across'.split(' '),
)
/** A student who is named before: "I supervise PhD students and am accepting new ones". */
const another = new Set(['ones', 'one', 'another', 'more', 'them', 'people', 'anymore'])
/** Verbs with persons as objects: "looking for an internship" and "accept theses" are about something else. */
const ofPersons = /^(?:look|search|seek|accept|tak|admit|hir|recruit|receiv|consider|need|select|choos)/
const things = /^(?:internships?|placements?|thesis|theses|dissertations?|rotations?)$/
/** Subjects of verbs in the third person: not "our algorithm". */
const groups = new Set(['lab', 'laboratory', 'group', 'team', 'dr', 'prof', 'professor'])
export const anyone = new Set(['anyone', 'anybody', 'everyone', 'ones'])

/** "I am (not) taking PhD students", "we plan to hire", "the lab accepts interns", "students wanted". */
export function judgeTaking(place: Place): Polarity | null {
  const { words, at, before, after } = place
  // "I can take no further students."
  const negated = place.negated || after[0] === 'no'
  const word = words[at]!
  const form = Object.hasOwn(takeVerbs, word) ? takeVerbs[word] : undefined
  if (!form || isOfStranger(before) || isConditional(before)) return null
  // "Since becoming dean I have not taken students."
  const isSince = words.includes('since') && /\b(?:i|we) have not$/.test(before.join(' '))
  if (form === 'ed') return isSince && findStudent(words, at, 5) >= 0 ? 'no' : judgePassive(place)
  if (!isPresent(form, place) || !hasOwnSubject(before)) return null
  if (word === 'interested' && (after[0] !== 'in' || findStudent(words, at + 1, 5) < 0 || !hasAny(before, owners)))
    return null
  const object = findStudent(words, words[at + 1] === ':' ? at + 1 : at)
  const whole = { ...place, negated }
  if (hasOtherMeaning(whole) || hasOtherObject(whole, object)) return null
  const isAboutStudents =
    object >= 0 ||
    (bareVerbs.has(word) &&
      (isAlone(place) || (negated && before.length <= 2 && isTimed(after) && !isOfStranger(words.slice(0, at))))) ||
    (negated && after.slice(0, 3).some((one) => anyone.has(one))) ||
    (hasAny(words.slice(0, at), students) && (after.slice(0, 3).some((one) => another.has(one)) || isAny(after)))
  if (!isAboutStudents) return null
  return negated ? 'no' : 'yes'
}

/** Whether the verb means something else than taking: "look at", "review papers", "I can only take them when I have". */
function hasOtherMeaning({ words, at, before, after, negated }: Place): boolean {
  const word = words[at]!
  const isOfApplications = after[0] === 'at' && after.slice(1, 4).includes('applications')
  if (/^(?:look|search)/.test(word) && !/^(?:for|to|of)$/.test(after[0] ?? '') && !isOfApplications) return true
  if (/^(?:review|read)/.test(word) && !(after.some((one) => /^(?:appli|candid)/.test(one)) && isOfThisYear(after)))
    return true
  if (/^(?:select|choos|search|receiv|need|find)/.test(word) && !hasAny(words, namedStudents)) return true
  if (word === 'find' && !/\b(?:i|we) (?:\S+ ){0,3}(?:hop(?:e|ing)|looking|want|like|love) to$/.test(before.join(' ')))
    return true
  if (word === 'look' && !negated && !before.includes('will') && !words.includes('growing')) return true
  if (/^considers?$/.test(word) && !negated && !hasAny(before, willing) && !after[0]?.startsWith('appli')) return true
  if (before.includes('only') && /\b(?:when|if) i\b/.test(after.join(' '))) return true
  const isOfGroup = hasAny(before, owners) || before[0] === 'am' || negated
  return /^(?:offer|read|review|invit|choos|select)/.test(word) && !isOfGroup
}

/** Whether the students are no object of taking: invited to a party, greeted, taken on a trip, offered advice. */
function hasOtherObject(place: Place, object: number): boolean {
  const { words, at, after, negated } = place
  const word = words[at]!
  const isAnother = negated && /\b(?:another|more|further|additional|new)\b/.test(after.slice(0, 3).join(' '))
  const isThing = things.test(words[object] ?? '') && !students.has(words[object + 1] ?? '')
  if (isThing && !isAnother && ofPersons.test(word) && object - at <= 6) return true
  if (/^(?:invit|welcom)/.test(word) && isEvent(after)) return true
  if (word.startsWith('welcom') && isGreeting(after)) return true
  if (after.some((one) => outings.has(one))) return true
  // "I offer advice to students", "we offer students a good time".
  if (word.startsWith('offer') && !after.slice(0, 8).some((one) => offered.has(one) || things.test(one))) return true
  return isAbroad(place, object)
}

/** Whether a verb is a present statement, not a description or a name ("hiring algorithms"). */
function isPresent(form: 'ing' | 'base' | 's', { words, at, before, negated }: Place): boolean {
  if (negated) return true
  const last = before.slice(-5)
  const word = words[at]
  const previous = before.at(-1)
  if (form === 's') return hasAny(before, groups)
  if (before.includes('responsible')) return false
  const isJoinedForm = previous === 'and' && before[0] === 'i' && before[1] === 'am'
  if (form === 'ing')
    return isJoinedForm || hasAny(last, be) || hasAny(last, willing) || before.length === 0 || before.at(-1) === ','
  if (previous === 'would') return word === 'welcome'
  // "I am a member of two schools and accept students through both."
  const isJoined = previous === 'and' && (before[0] === 'i' || before[0] === 'we')
  return isJoined || previous === 'i' || previous === 'we' || previous === 'do' || hasAny(last, willing)
}

/** What a professor offers to those who want to join. */
const offered = new Set(
  `supervision position positions place places mentorship project projects topic topics opportunity opportunities
    studentship studentships scholarship scholarships fellowship fellowships assistantship assistantships
    traineeship traineeships phd phds spots slots`.split(/\s+/),
)

/** Students as the object of something else: taken to a place, interviewed about something, or applications by post. */
function isAbroad({ words, at, before, after, negated }: Place, object: number): boolean {
  const word = words[at]!
  const next = words[object + 1] ?? ''
  const last = students.has(next) ? words.slice(object + 2, object + 4) : words.slice(object + 1, object + 3)
  if (before.length === 0 && after[0] === 'and') return true
  if (word.startsWith('tak') && last[0] === 'to' && /^(?:the|a|an|my|our)$/.test(last[1] ?? '')) return true
  if (word.startsWith('interview') && last[0] === 'about') return true
  if (word === 'support' && !hasAny(before.slice(-5), willing) && !words[object]?.startsWith('appl')) return true
  return negated && words[object]?.startsWith('appl') === true && /^(?:by|via|without|after|sent|that)$/.test(next)
}

const isTimed = (after: readonly string[]) => after.length === 0 || times.has(after[0]!)
const isAny = ([first, ...rest]: readonly string[]) =>
  /^(?:any|two|three|four|some|several)$/.test(first ?? '') && isTimed(rest)

/** "I am hiring": no object, or only a time. */
function isAlone({ before, after }: Place): boolean {
  return isTimed(after) && hasAny(before, owners) && !hasAny(after.slice(0, 6), others)
}

/** "I am reviewing applications for fall 2027"; not "for the Fulbright commission". */
const isOfThisYear = (after: readonly string[]) =>
  after.some(
    (one) => /^(?:year|cycle|fall|autumn|spring|20\d\d)$/.test(one) || (students.has(one) && !one.startsWith('appli')),
  )

/** "We invite students to our party"; not "to apply". */
const isEvent = (after: readonly string[]) =>
  /\bto (?!apply|contact|join|work|do|pursue|propose|inquire)/.test(after.join(' '))

/** "We welcome our new students Ana and Bo to the lab": news. */
const isGreeting = (after: readonly string[]) =>
  after[0] === 'our' ||
  after.some((one) => greeting.has(one)) ||
  /^(?:our |new )?(?:two|three|four|five)$/.test(after[0]!) ||
  /\bto (?:the|our|my) (?:lab|group|team)\b/.test(after.join(' '))
const greeting = new Set(['back', 'joined', 'joining', 'as'])

/** "I plan to expand the group by two students." */
export function judgeGrowing({ words, at, before, after, negated }: Place): Polarity | null {
  if (!/^(?:grow|expand|enlarge|strengthen)$/.test(words[at]!) || !(negated || hasAny(before.slice(-5), willing)))
    return null
  if (isConditional(before) || isOfStranger(before) || !/^(?:lab|group|team)$/.test(after[1] ?? '')) return null
  if (negated) return after.length === 2 || times.has(after[2]!) ? 'no' : null
  return /^(?:by|with)$/.test(after[2] ?? '') && findStudent(words, at + 3, 5) >= 0 ? 'yes' : null
}

/** "We want students from everywhere"; not "I want students to enjoy mathematics". */
export function judgeWanting({ words, at, before, negated }: Place): Polarity | null {
  if (words[at] !== 'want' || negated || !/^(?:i|we|do|and)$/.test(before.at(-1) ?? '')) return null
  const first = findStudent(words, at, 6)
  const student = words.findLastIndex((word, next) => next >= first && next <= first + 2 && students.has(word))
  if (first < 0 || isConditional(before.slice(-2))) return null
  const next = words[student + 1]
  return next === undefined || /^(?:from|in|for|[,.;:!])$/.test(next) ? 'yes' : null
}

/** "New students are not accepted", "students wanted". */
function judgePassive({ words, at, before, after, negated }: Place): Polarity | null {
  const word = words[at]!
  // "Wanted: PhD student in hydrodynamics."
  if (wanted.has(word) && at === 0 && words.slice(1, 5).some((one) => namedStudents.has(one)) && !hasAny(words, others))
    return 'yes'
  // "Nobody will be admitted to my lab."
  if (before.includes('nobody') && after[0] !== 'yet' && hasAny(before.slice(-2), be) && hasAny(after, owners))
    return 'no'
  // "Doctoral applications: not considered."
  const named = before.length <= 2 ? words.slice(0, at) : before
  if (!hasAny(named, students) || !hasAny(words, namedStudents) || hasAny(named, others)) return null
  // "Student representatives are wanted."
  if (wanted.has(word) && findStudent(words, at - before.length - 1, before.length) < 0) return null
  if (wanted.has(word))
    return !(hasAny(before.slice(-6), students) || before.includes('more')) || before.includes('that')
      ? null
      : negated
        ? 'no'
        : 'yes'
  if (!hasAny(before.slice(-3), be) && named === before) return null
  // "Nobody has been hired yet."
  if (after[0] === 'yet') return null
  if (negated) return 'no'
  if (passive.has(word)) return 'yes'
  if (word === 'encouraged') return null
  // "A PhD student will be hired in my group."
  return before.slice(-3).some((one) => one === 'will' || one === 'being') && hasAny([...before, ...after], owners)
    ? 'yes'
    : null
}
