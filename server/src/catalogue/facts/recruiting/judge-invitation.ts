import { hasAny, isConditional, isOfStranger, type Place } from './clauses.ts'
import type { Polarity } from './judge-verb.ts'
import { others, students } from './vocabulary.ts'

/** Contacts that are not about joining the group. */
const blockers = new Set(
  `recommendation letter letters reference references exam exams grade override appointment question questions book copy
  data code media press consulting review committee office conference paper papers dataset
  chances lecture colloquium registration register mailing list`.split(/\s+/),
)
const me = new Set(['me', 'us', 'prof', 'professor', 'dr', 'my', 'our'])
const generic = new Set([
  'candidate',
  'candidates',
  'applicant',
  'applicants',
  'application',
  'applications',
  'proposals',
  'inquiries',
  'enquiries',
  'members',
  'visitors',
  'thesis',
])
const joining = new Set(['join', 'joining'])
const prospects = new Set(
  'prospective interested if who wish want wishing invited encouraged please welcome should would can do encourage'.split(
    ' ',
  ),
)

/** "Prospective students are encouraged to contact me", "if you want to do a PhD with me, please write". */
export function judgeInvitation({ words, at, before, after }: Place): Polarity | null {
  const word = words[at]!
  const isNegated = before
    .slice(-7)
    .some((one) => ['not', 'never', 'no', 'before', 'nor', 'also'].includes(one) && one !== 'also')
  const target = after[0]
  if (word === 'apply') return judgeApplying({ words, at, before, after, negated: isNegated })
  const isContact =
    (word === 'contact' &&
      (me.has(target ?? '') ||
        words
          .slice(at + 1)
          .join(' ')
          .includes('with me') ||
        words
          .slice(at + 1)
          .join(' ')
          .includes('join ') ||
        (after.length === 0 && /\bjoin(?:ing)? (?:my|our|the|us)\b/.test(words.join(' '))))) ||
    (word === 'ask' && target === 'me' && after[1] === 'for') ||
    (word === 'consider' && (target === 'us' || target === 'me')) ||
    (word === 'approach' && target === 'me') ||
    (/^(?:list|name|mention|indicate|identify)$/.test(word) &&
      (target === 'me' || (target === 'my' && after[1] === 'name'))) ||
    (word === 'interested' &&
      after[0] === 'in' &&
      joining.has(after[1]!) &&
      /^(?:my|our|the|us)$/.test(after[2] ?? '') &&
      before.includes('you'))
  if (!isContact || isNegated || hasAny(words, blockers)) return null
  const isNaming = /^(?:ask|list|name|mention|indicate|identify)$/.test(word)
  if (!isNaming && (isOfStranger(before) || isOfCourse(words))) return null
  if (hasAny(words, others) && !words.some((one) => students.has(one) && !generic.has(one))) return null
  const text = words.join(' ')
  const isJoining =
    hasAny(words, students) || /\b(?:join(?:ing)? (?:us|my|our|the)|with me|(?:my|our) (?:lab|group|team))\b/.test(text)
  return isJoining && (hasAny(words, prospects) || hasAny(words, students)) ? 'yes' : null
}

const isOfCourse = (words: readonly string[]) =>
  /\b(?:the|my|this|our) (?:course|class|seminar|workshop)\b/.test(words.join(' '))

/** "Students are encouraged to apply", "do apply"; "do not apply to work with me" says the opposite. */
function judgeApplying({ words, at, before, after, negated }: Place): Polarity | null {
  const rest = after.slice(0, 6).join(' ')
  if (negated) return /\b(?:with me|with us|(?:my|our) (?:lab|group))\b/.test(rest) ? 'no' : null
  if (
    /\b(?:the|our|this) (?:program|programme|department|school|university|course)\b|\bthrough\b|\bonline\b/.test(rest)
  )
    return null
  if (isConditional(before) || isOfStranger(before) || hasAny(words, blockers)) return null
  const isCalled = /(?:\bdo|\bplease|(?:encouraged|invited|welcome|urged) to)$/.test(before.join(' '))
  if (!isCalled) return null
  return words[at - 2] === 'welcome' || hasAny(words, students) ? 'yes' : null
}

/** "Undergraduates are welcome in the group"; not "students are welcome to attend the seminar". */
export function judgeWelcome({ words, at, before, after, negated }: Place): Polarity | null {
  if (words[at] !== 'welcome' && words[at] !== 'welcomed') return null
  if (!before.slice(-3).some((one) => ['are', 'is', 'be'].includes(one))) return null
  const isOfStudents =
    hasAny(before, students) ||
    (hasAny(words.slice(0, at), students) &&
      (before.includes('you') || before.includes('those') || before.includes('they')))
  if (
    !isOfStudents ||
    hasAny(before, others) ||
    hasAny(words, blockers) ||
    isConditional(before.filter((one) => one !== 'if'))
  )
    return null
  if (after[0] === 'to' && !/^(?:apply|contact|join|inquire|enquire|propose|pursue|work|visit)$/.test(after[1] ?? ''))
    return null
  if (after[0] === 'at') return null
  return negated ? 'no' : 'yes'
}
