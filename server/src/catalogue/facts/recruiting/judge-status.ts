import { findStudent, hasAny, isConditional, isNegated, isOfStranger, type Place } from './clauses.ts'
import type { Polarity } from './judge-verb.ts'
import { others, owners, students } from './vocabulary.ts'

const ends: ReadonlySet<string | undefined> = new Set([',', ';', '!', '?', ':', '(', ')', undefined])
const topics = new Set(
  'accepting taking hiring recruiting admitting availability openings vacancies positions recruitment supervision capacity'.split(
    ' ',
  ),
)
const yes = new Set(['yes', 'open', 'available', 'accepting', 'taking', 'recruiting', 'possible'])
const no = new Set(['no', 'none', 'not', 'closed', 'full', 'never', 'nope'])
/** Words that may follow "the lab is full"; not "full of plants". */
/** What can be full of students; not "my calendar". */
const holders = new Set('i we lab laboratory group team quota list capacity load slots places hands'.split(' '))
const times = new Set(['at', 'for', 'until', 'through', 'this', 'in', 'right', 'and'])

/** "Accepting PhD students: no", "Hiring status: PhD open, interns closed", "open for PhD", "yes for undergrads". */
export function judgeStatus(place: Place): Polarity | null {
  const { words, at, before, after } = place
  const word = words[at]!
  const polarity = yes.has(word) ? 'yes' : no.has(word) ? 'no' : null
  if (!polarity) return null
  const previous = words[at - 1]
  const isLast = ends.has(words[at + 1])
  if (previous === ':' && at <= 3 && isLast && /^(?:openings|vacancies|positions)$/.test(words[at - 2]!))
    return polarity
  if (previous === ':' && isAsked(words.slice(0, at)) && (isLast || word !== 'no'))
    return isShort(words, at) ? polarity : null
  const subject = previous === ':' ? words[at - 2] : previous
  const isState = word !== 'not' && word !== 'no' && word !== 'none'
  if (isListedState(place))
    return word === 'not' || place.negated || word === 'none' || word === 'closed' ? 'no' : polarity
  // "PhD: full", "PhD open, interns closed".
  if (isLast && isState && subject !== undefined && students.has(subject)) return polarity
  // "open for PhD", "yes for undergrads", "closed for MSc": at the start of a part.
  const isFirst = ends.has(previous)
  if (
    isFirst &&
    word !== 'not' &&
    /^(?:for|to)$/.test(after[0] ?? '') &&
    after.slice(1, 4).some((one) => students.has(one))
  )
    return polarity
  return before.length > 0 ? judgeGroup(place) : null
}

const adjectives = new Set(
  'new more further current prospective and or other for fall spring in my our lab group'.split(' '),
)

/** "PhD students: I am accepting", "MSc: not accepting", "internships: no": the state of a list of students. */
function isListedState({ words, at, before }: Place): boolean {
  const start = at - before.length
  if (words[start - 1] !== ':' || !(ends.has(words[at + 1]) || times.has(words[at + 1]!))) return false
  if (before.some((word) => !owners.has(word) && !['am', 'are', 'not', 'always'].includes(word))) return false
  const begin = words.slice(0, start - 1).findLastIndex((word) => ends.has(word)) + 1
  const named = words.slice(begin, start - 1)
  return (
    hasAny(named, students) &&
    named.every((word) => students.has(word) || adjectives.has(word) || /^20\d\d$/.test(word))
  )
}

const isAsked = (asked: readonly string[]) =>
  hasAny(asked, topics) && asked.some((one) => students.has(one) || /^(?:supervision|hiring|recruiting)$/.test(one))

/** Whether the answer is not followed by a long text of its own. */
const isShort = (words: readonly string[], at: number) =>
  at <= 12 && words.slice(at + 1).filter((one) => !ends.has(one)).length <= 10

/** "My lab is full", "our group is closed to new students", "my lab is open to new students". */
function judgeGroup({ words, at, before, after, negated }: Place): Polarity | null {
  // "I am not full yet."
  if (
    words[at] === 'full' &&
    negated &&
    (after.length === 0 || after[0] === 'yet' || before.includes('yet')) &&
    hasAny(before, owners)
  )
    return 'yes'
  if (isOfStranger(before) || isConditional(before) || negated || before.includes('will')) return null
  if (
    !before
      .slice(-2)
      .some((one) => ['is', 'are', 'am', 'been', 'have', 'remain', 'remains', 'stay', 'stays'].includes(one))
  )
    return null
  const isOwn = hasAny(before, owners) || before.includes('door')
  // "My door is open to all students": for a talk.
  if (
    /\bdoors?\b/.test(before.join(' ')) &&
    !after.some((one) => one === 'project' || one === 'lab' || (students.has(one) && !/^students?$/.test(one)))
  )
    return null
  const [next] = after
  switch (words[at]) {
    case 'full': {
      if (!before.some((one) => holders.has(one))) return null
      const isOfStudents = (next === 'with' || next === 'of') && findStudent(words, at + 1, 6) >= 0
      return ends.has(next) || times.has(next!) || isOfStudents ? 'no' : null
    }
    case 'closed':
      return (isOwn && (next === 'to' || next === 'for')) || (ends.has(next) && hasAny(before, students)) ? 'no' : null
    case 'open':
      // "Applications of PhD students in my group are open."
      if (ends.has(next) && hasAny(before, students) && hasAny(words, owners)) return 'yes'
      if (
        before.includes('applications') &&
        next === 'for' &&
        /^(?:my|our)$/.test(after[1] ?? '') &&
        hasAny(after, students)
      )
        return 'yes'
      if (isOwn && next === 'to' && after[1] === 'anyone' && hasAny(after, students)) return 'yes'
      return isOwn && (next === 'to' || next === 'for') && findStudent(words, at + 1, 4) >= 0 ? 'yes' : null
    default:
      return null
  }
}

/** "If you ask about an internship, the answer is no." */
export function judgeGivenAnswer({ words, at }: Place): Polarity | null {
  const word = words[at]!
  if ((word !== 'yes' && word !== 'no') || !/^(?:,|is)$/.test(words[at - 1] ?? '')) return null
  const asked = words.slice(0, at).lastIndexOf('answer')
  if (asked < 0 || !words.slice(asked, at).includes('is') || words.some((one) => others.has(one) && one !== 'requests'))
    return null
  const next = words[at + 1]
  if (!ends.has(next) && !times.has(next!) && next !== 'but') return null
  const isOfLab = /\b(?:space|room|places?|positions?|openings?)\b/.test(words.join(' '))
  return hasAny(words, students) || isOfLab ? word : null
}

/** "I have reached the maximum number of doctoral students." */
export function judgeLimit({ words, at, before, after }: Place): Polarity | null {
  if (words[at] === 'limit' && /\bam at (?:the|my)$/.test(before.join(' ')))
    return hasAny(words, students) ? 'no' : null
  if (/^(?:maximum|full)$/.test(words[at]!) && /\b(?:i|we) (?:have|supervise|advise) the$/.test(before.join(' ')))
    return hasAny(after, students) ? 'no' : null
  if (/^(?:filled|usedup)$/.test(words[at]!) && /\b(?:i|we|lab|group|team) (?:have|has)$/.test(before.join(' ')))
    return /^(?:my|our|all|its) (?:\S+ )?(?:places|slots|quota|positions|spots)\b/.test(after.join(' ')) ? 'no' : null
  if (!/^(?:reached|exceeded|exhausted|hit)$/.test(words[at]!) || !hasAny(before, owners)) return null
  const isLimit = after.slice(0, 6).some((one) => ['maximum', 'limit', 'capacity', 'quota', 'cap'].includes(one))
  return isLimit && (hasAny(words, students) || /\b(?:lab|group|team)\b/.test(before.join(' '))) ? 'no' : null
}

const cycles = new Set(['admissions', 'admission', 'recruiting', 'recruitment', 'cycle'])

/** "Hence I will not." or "I am skipping fall 2027": about students whom the sentence names before. */
export function judgeEllipsis({ words, at, before, after }: Place): Polarity | null {
  if (words[at] !== 'not' && !/^skip(?:ping)?$/.test(words[at]!)) return null
  if (words[at] !== 'not' && /\bi(?: \S+)?$/.test(before.join(' ')) && hasAny(after, cycles)) return 'no'
  // "I would love to supervise you, but I can't."
  const isOfYou = /\b(?:supervise|mentor|advise|take|have|host) you\b/.test(words.slice(0, at).join(' '))
  if (!hasAny(words.slice(0, at), students) && !isOfYou) return null
  if (words[at] === 'not') {
    const [subject, verb] = before.slice(-2)
    if (isConditional(before)) return null
    const isCut = ends.has(after[0]) || (after[0] === 'do' && after[1] === 'so')
    const isLast = ['will', 'can', 'am', 'do'].includes(verb ?? '') && isCut
    return isLast && (subject === 'i' || subject === 'we') ? 'no' : null
  }
  if (isNegated(before)) return null
  return after.some((one) => /^(?:fall|spring|cycle|year|20\d\d)$/.test(one)) ? 'no' : null
}
