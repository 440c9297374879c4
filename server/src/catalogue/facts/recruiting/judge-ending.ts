import { findStudent, hasAny, isConditional, isNegated, isOfStranger, type Place } from './clauses.ts'
import type { Polarity } from './judge-verb.ts'
import { owners, students } from './vocabulary.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Nouns of taking students. "No training" and "no admission" say something else, so those need "stopped". */
const recruitment = set('recruitment recruiting supervision supervising intake hiring')
const guidance = set('training mentoring advising admissions admission selection mentorship rotation rotations')
const ended = set('stopped ceased paused suspended closed cancelled canceled full over')
const gone = set('stopped ceased paused suspended cancelled canceled')
const be = set('is are been be being remains')

/** "No PhD recruitment in my team", "I have stopped graduate training", "recruitment of interns is paused". */
export function judgeRecruitment(place: Place): Polarity | null {
  const { words, at, before, after } = place
  const word = words[at]!
  if (!recruitment.has(word) && !guidance.has(word)) return null
  if (isConditional(before) || isOfStranger(before)) return null
  const near = words.slice(Math.max(0, at - 4), at + 6)
  if (!hasAny(near, students) && word !== 'recruitment' && !/^(?:my|our)$/.test(before.at(-1) ?? '')) return null
  const ends = before.slice(-5)
  const start = before.slice(-6).join(' ')
  const isNone = ends.includes('no') || /\bnot (?:do|doing|offer|offering|provide|providing)\b/.test(start)
  if (hasAny(ends, gone) || (isNone && recruitment.has(word))) return 'no'
  // "I will not participate in graduate admissions."
  if (/\bnot (?:be )?(?:participat(?:e|ing)|tak(?:e|ing) part) in(?: \S+)?$/.test(start)) return 'no'
  if (ends.includes('without') && after[0] === 'rights') return 'no'
  const state = after.findIndex((one) => ended.has(one))
  return state > 0 && be.has(after[state - 1]!) && (state <= 6 || hasAny(after, owners)) ? 'no' : null
}

const closing = set('stopped closed closing closes dissolved dissolving close dissolve')
/** What a professor closes when there are no more students. */
const closed = set('lab laboratory group team list books doors supervision recruitment')
const articles = set('my our the')

/** "I am winding down my group", "the lab is closing", "I have closed my list"; not "closed on Mondays". */
export function judgeClosing({ words, at, before, after }: Place): Polarity | null {
  const word = words[at]!
  if (!closing.has(word) || isConditional(before) || isOfStranger(before)) return null
  const [article = '', first = '', second = ''] = after
  if (articles.has(article) && hasAny(before, owners)) {
    const isOfStudents = closed.has(first) || closed.has(second)
    return isOfStudents && (article !== 'the' || hasAny(words, students)) ? 'no' : null
  }
  const subject = before.findLastIndex((one) => closed.has(one))
  if (subject < 1 || subject < before.length - 4 || !articles.has(before[subject - 1]!)) return null
  const isLasting = word !== 'closed' || before.at(-1) === 'has'
  const isLast = after.length === 0 || /^(?:,|and|in|by|at|as|with|when|next|this|after|soon|its)$/.test(article)
  return isLasting && isLast && !isNegated(before) ? 'no' : null
}

/** "I have left academia and no longer have a group." */
export function judgeWithoutGroup({ words, at, before, after }: Place): Polarity | null {
  if (!/^(?:have|run|lead)$/.test(words[at]!) || !before.includes('nolonger') || isOfStranger(before)) return null
  return /^(?:an? |my |our )?(?:research |active )?(?:lab|laboratory|group)\b/.test(after.join(' ')) ? 'no' : null
}

const amounts = set('many enough all more')

/** "I have all the students I can handle", "more students than I can supervise", "I have too many already". */
export function judgePlenty({ words, at, before, after }: Place): Polarity | null {
  if (!amounts.has(words[at]!)) return null
  if (!/\b(?:i|we)(?: \S+)?(?: have| got| supervise| advise)+(?: \S+){0,2}$/.test(before.slice(-6).join(' ')))
    return null
  if (!hasAny(words, students) || isConditional(before) || isNegated(before)) return null
  const rest = after.join(' ')
  switch (words[at]) {
    case 'many':
      if (before.at(-1) === 'as') return isOfLimit(rest, words, at) ? 'no' : null
      return before.at(-1) === 'too' && !/^(?:\S+ ){0,3}to\b/.test(rest) ? 'no' : null
    case 'enough':
      return /\bmore than$/.test(before.join(' ')) && findStudent(words, at, 3) >= 0 ? 'no' : null
    case 'all':
    case 'more':
      return isOfLimit(rest, words, at) ? 'no' : null
    default:
      return null
  }
}

/** Whether the students behind this word are as many as the professor can supervise. */
const isOfLimit = (rest: string, words: readonly string[], at: number) =>
  findStudent(words, at, 4) >= 0 && /\b(?:i|we) (?:can|could|am able|am able to|should)\b/.test(rest)

/** "I do not plan to replace them." */
export function judgeReplacing({ words, at, before, after, negated }: Place): Polarity | null {
  if (!/^(?:replace|replacing|replacements?)$/.test(words[at]!) || !negated || isOfStranger(before)) return null
  if (words[at]!.startsWith('replacement')) return hasAny(after, set('planned foreseen')) ? 'no' : null
  return hasAny(words, students) &&
    /^(?:them|him|her|those|my|our|the|departing|graduating|leaving)\b/.test(after.join(' '))
    ? 'no'
    : null
}

const deterrents = set('another refrain abstain ask elsewhere contact apply write list name mention send')
const timely = set('before until unless without by via through directly attachments if')

/** "I ask prospective students not to contact me", "refrain from sending applications", "do not ask for supervision". */
export function judgeDeterring({ words, at, before, after }: Place): Polarity | null {
  if (!deterrents.has(words[at]!) || hasAny(after, timely) || isConditional(before.filter((one) => one !== 'if')))
    return null
  const rest = after.slice(0, 5).join(' ')
  const start = before.slice(-7).join(' ')
  switch (words[at]) {
    // "Please look for another supervisor."
    case 'another':
      return /^(?:supervisor|advisor|adviser)\b/.test(rest) && /^(?:look for|find|seek|choose|contact)$/.test(start)
        ? 'no'
        : null
    case 'refrain':
    case 'abstain':
      return /^from (?:sending|asking|contact|contacting|applying|inquiring|writing|requesting|inquiries|applications)/.test(
        rest,
      ) && hasAny(after, students)
        ? 'no'
        : null
    case 'ask':
      return /\bnot$/.test(start) &&
        /^(?:me )?for (?:\S+ )?(?:supervision|positions?|internships?|thes[ie]s)\b/.test(rest)
        ? 'no'
        : null
    // "Students hoping to join the lab should look elsewhere."
    case 'elsewhere':
      return /\bshould (?:look|apply)$/.test(start) && (hasAny(before, students) || before.includes('join'))
        ? 'no'
        : null
    case 'contact':
    case 'apply':
    case 'write':
      return /\b(?:ask|urge|request|beg) \S+ (?:\S+ )?not to$/.test(start) && hasAny(before, students) ? 'no' : null
    case 'list':
    case 'name':
    case 'mention':
      return /\bnot(?: to)?$/.test(start) && /^me as\b/.test(rest) ? 'no' : null
    case 'send':
      return /\bnot(?: to)?$/.test(start) &&
        /^(?:me |us )?(?:\S+ )?applications for\b/.test(rest) &&
        hasAny(after, students)
        ? 'no'
        : null
    default:
      return null
  }
}
