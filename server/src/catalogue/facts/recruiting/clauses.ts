import { isStudent, negators, others, owners, strangers } from './vocabulary.ts'

const signs = new Set([';', ':', '?', '!', '.'])
const conjunctions = new Set('but however although though because so hence while since whereas'.split(' '))
/** Words that begin a clause of its own behind "and" or a comma. */
const starters = new Set('i we my our you dr prof professor yes no'.split(' '))
/** Words that continue a clause with another verb, so a negation before them does not reach behind them. */
const verbs = new Set('am are is will have has do can would'.split(' '))
const conditions = new Set(
  'whenever whether if when should might may could unless how why depends depend wanted were was had did used sometimes occasionally'.split(
    ' ',
  ),
)

/** A word of a sentence, with the clause that contains it. */
export type Place = {
  words: readonly string[]
  at: number
  /** The words of the clause before this word, and those after it. */
  before: readonly string[]
  after: readonly string[]
  negated: boolean
}

const isJoint = (word: string) => word === 'and' || word === ',' || word === 'or'

export function locate(words: readonly string[], at: number): Place {
  let start = at
  while (start > 0 && !isStart(words, start)) start--
  let end = at + 1
  while (end < words.length && !isEnd(words, end)) end++
  const before = words.slice(start, at)
  return { words, at, before, after: words.slice(at + 1, end), negated: isNegated(before) }
}

function isStart(words: readonly string[], start: number): boolean {
  const previous = words[start - 1]!
  return signs.has(previous) || conjunctions.has(previous) || (isJoint(previous) && starters.has(words[start]!))
}

function isEnd(words: readonly string[], end: number): boolean {
  const word = words[end]!
  return signs.has(word) || conjunctions.has(word) || (isJoint(word) && starters.has(words[end + 1] ?? ''))
}

/** Whether a negation reaches the end of these words: "not", without another verb behind "and" or a comma. */
export function isNegated(before: readonly string[]): boolean {
  const joint = before.findLastIndex((word, at) => (word === 'and' || word === ',') && verbs.has(before[at + 1] ?? ''))
  return before
    .slice(joint + 1)
    .slice(-12)
    .some((word, at, near) => negators.has(word) && !(word === 'not' && /^(?:i|me|we|us)$/.test(near[at + 1] ?? '')))
}

const functionWords = new Set(
  `not no never nolonger nor neither am are is be been being will can do to please and or , also eager happy glad keen
  willing able unable available interested open looking pleased delighted excited ready welcome on in at this the for
  time moment year next anymore yes plan plans intention unlikely until further notice if you starting from`.split(
    /\s+/,
  ),
)

/** Whether the professor is the subject: named as one, or left out ("currently not accepting students"). */
export const hasOwnSubject = (before: readonly string[]): boolean =>
  before.some((word) => owners.has(word)) || before.every((word) => functionWords.has(word) || /^\d/.test(word))

const openers = new Set('since after because due owing as with from given following during in at on'.split(' '))
const auxiliaries = new Set('have can will do am are not nolonger unable would'.split(' '))
const subjects = new Set('i we lab laboratory group team'.split(' '))

/** Whether a stranger is no subject: "since my move to the ministry I take", "the lab is part of the program and takes". */
function isAside(before: readonly string[], stranger: number): boolean {
  const subject = before.findLastIndex((word) => subjects.has(word))
  // "My move to the ministry": the verb is the professor's.
  if (subject > stranger && stranger > 0 && before.slice(subject + 1).every((word) => auxiliaries.has(word)))
    return true
  if (openers.has(before[0]!) && subject > stranger && subject >= before.length - 5) return true
  const isBehindPreposition = before
    .slice(Math.max(0, stranger - 3), stranger)
    .some((word) => /^(?:in|through|via)$/.test(word))
  return isBehindPreposition && subject >= 0 && subject <= 2 && subject < stranger
}

/** Whether somebody other than the professor is the subject of these words. */
export function isOfStranger(before: readonly string[]): boolean {
  // "I am leaving the university and cannot take students": the clause begins with its subject.
  if (before.slice(0, 2).some((word) => word === 'i' || word === 'we')) {
    const near = before.slice(1).slice(-6)
    const part = near.slice(near.findLastIndex((word) => isJoint(word)) + 1)
    return part.some((word) => strangers.has(word)) && !part.some((word) => owners.has(word))
  }
  const stranger = before.findLastIndex((word) => strangers.has(word))
  const owner = before.findLastIndex(
    (word, at) =>
      owners.has(word) && (word === 'me' || !before.slice(Math.max(0, at - 2), at).some((one) => strangers.has(one))),
  )
  return stranger > owner && !isAside(before, stranger)
}

/** What a professor waits for before there are places. */
export const hopes = new Set(
  'grant grants funding funded approved money budget renewed vacancy successful succeeds goes'.split(' '),
)

/** Whether these words make the statement behind them depend on something: "if I am recruiting", "whether I take". */
export function isConditional(before: readonly string[]): boolean {
  if (isWaiting(before)) return true
  const at = before.findLastIndex((word) => conditions.has(word))
  // "Once the grant is approved, we will"; "once a year" is no condition.
  if (at < 0) return before[0] === 'once' && before[1] !== 'a' && before[1] !== 'again'
  // "Students should know that I take one a year."
  if (before[at] === 'should' && at > 1) return false
  if (before[at] !== 'if' || before[at + 1] === 'you') return before[at] !== 'if'
  // "If our work excites you, I am taking students"; "if the grant is approved" is a condition.
  const end = before.indexOf(',', at)
  return end < 0 || hasAny(before.slice(at, end), hopes)
}

/** "It will be 2029 before I can", "I hope that the grant will allow". */
const isWaiting = (before: readonly string[]) =>
  before.some(
    (word, at) =>
      (word === 'before' && /^(?:i|we)$/.test(before[at + 1] ?? '')) ||
      (/^(?:hope|hoping)$/.test(word) && /^(?:that|the|my|our)$/.test(before[at + 1] ?? '')),
  )

/**
 * The position of the first student behind this word; -1 if there is none within `most` words, or if the place is for
 * somebody else.
 */
export function findStudent(words: readonly string[], at: number, most = 12): number {
  for (let next = at + 1; next < Math.min(words.length, at + 1 + most); next++) {
    const word = words[next]!
    // "Requests for supervision".
    if (
      (word === 'requests' && words[next + 1] === 'for' && !words[at]!.startsWith('receiv')) ||
      (word === 'for' && words[next - 1] === 'requests')
    )
      continue
    if (word === 'of' && next > at + 1 && !amounts.has(words[next - 1]!)) return -1
    if (
      signs.has(word) ||
      word === 'but' ||
      others.has(word) ||
      (word === 'for' && next > at + 2) ||
      (isStop(word) && (next > at + 1 || word === 'that' || word === 'how'))
    )
      return -1
    if (isStudent(words, next)) return isObject(words, next) ? next : -1
  }
  return -1
}

/** Not "my students", "a group of students", "a thesis template". */
function isObject(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? ''
  const previous = words[at - 1] ?? ''
  if (/^(?:my|our|their|his|her|former|current|incoming)$/.test(previous) || others.has(next) || belongings.has(next))
    return false
  return !(previous === 'of' && /^(?:group|class|team)$/.test(words[at - 2] ?? ''))
}
/** Before "of": the students behind it are the object. */
const amounts = new Set('number couple lot lots handful maximum few one some most any all two three pair'.split(' '))
const belongings = new Set(
  `template templates guide guides bike protest lounge club team union representative representatives award awards
    prize report reports defense defence committee committees event events homework life body society paper papers
    evaluation evaluations newspaper performance data network networks model models neighborhood learning outcomes
    success engagement achievement programme program programmes programs degree degrees course courses curriculum
    council card handbook wellbeing well-being misconceptions housing loan loans debt`.split(/\s+/),
)

/** What follows is no object: "looking for dark matter with students", "accept that students learn". */
const isStop = (word: string) =>
  word === 'with' ||
  word === 'from' ||
  word === 'by' ||
  word === 'when' ||
  word === 'how' ||
  word === 'that' ||
  word === 'whose' ||
  word === 'against' ||
  word === 'what'

export const hasAny = (words: readonly string[], set: ReadonlySet<string>): boolean =>
  words.some((word) => set.has(word))
