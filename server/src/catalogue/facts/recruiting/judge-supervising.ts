import { findStudent, hasAny, hasOwnSubject, isConditional, isOfStranger, type Place } from './clauses.ts'
import { anyone, times, type Polarity } from './judge-verb.ts'
import { owners, students, superviseVerbs, takeVerbs, willing } from './vocabulary.ts'

/** "I am happy to supervise doctoral theses", "I no longer advise students"; not "I supervise four students". */
export function judgeSupervising(place: Place): Polarity | null {
  const { words, at, before, after, negated } = place
  const word = words[at]!
  const form = Object.hasOwn(superviseVerbs, word) ? superviseVerbs[word] : undefined
  if (form !== 'ing' && form !== 'base') return null
  if (isOfStranger(before) || isConditional(before)) return null
  const isEnjoyed = word === 'hearing' && before.at(-1) === 'enjoy'
  // "I supervise new students": they are taken.
  const isOfNew = /^(?:i|we)$/.test(before.at(-1) ?? '') && after[0] === 'new'
  if (!negated && !isEnjoyed && !isOfNew && !hasAny(before.slice(-6), willing) && before.at(-1) !== 'do') return null
  if (word.startsWith('work') && after[0] !== 'with') return null
  // "I love working with students": a feeling, not an offer.
  if (/^(?:love|like)$/.test(before.at(-1) ?? '') && !before.includes('would')) return null
  if (
    word === 'have' &&
    (before.at(-1) !== 'to' || !/^(?:more|another|a|an|new|one|two|you|additional)$/.test(after[0] ?? ''))
  )
    return null
  if (word.startsWith('hear') && after[0] !== 'from') return null
  if (
    /^(?:serv|act|be$)/.test(word) &&
    !(
      (after[0] === 'as' || word === 'be') &&
      /\b(?:supervisor|advisor|adviser|mentor|promotor)\b/.test(after.slice(0, 5).join(' '))
    )
  )
    return null
  const isAs = /^(?:serv|act|be$)/.test(word) && (negated || hasAny(after, students))
  if (isAs || findStudent(words, words[at + 1] === ':' ? at + 1 : at, 14) >= 0) return negated ? 'no' : 'yes'
  if (before.includes('eligible')) return null
  const isOfYou = after[0] === 'you' && (after.length === 1 || times.has(after[1]!) || after[1] === 'if')
  if (isOfYou && /^(?:advis|supervis|mentor)/.test(word)) return negated ? 'no' : 'yes'
  // "PhD supervision: I am available to supervise."
  if (!negated && after.length === 0 && before.includes('available') && hasAny(words.slice(0, at), students))
    return 'yes'
  if (negated && after.slice(0, 3).some((one) => anyone.has(one))) return 'no'
  return negated && /^(?:advis|supervis|mentor)/.test(word) && (after.length === 0 || times.has(after[0]!))
    ? 'no'
    : null
}

/** "I am not available as a supervisor", "available for PhD supervision". */
export function judgeAvailable({ words, at, before, after, negated }: Place): Polarity | null {
  if (words[at] !== 'available' || isOfStranger(before) || isConditional(before) || !hasOwnSubject(before)) return null
  const rest = after.join(' ')
  const isAs = /^as (?:an? |your |the )?(?:\S+ )?(?:supervisor|advisor|adviser|mentor)\b/.test(rest)
  const isFor = /^for (?:\S+ ){0,2}supervision\b/.test(rest) && hasAny(words, students)
  // "Students seeking a supervisor: I am not available."
  const isUnderHeading = words[at - before.length - 1] === ':' && hasAny(words.slice(0, at - before.length), students)
  if (negated && after.length === 0 && isUnderHeading) return 'no'
  if (!isAs && !isFor) return null
  return negated ? 'no' : hasAny(words, students) ? 'yes' : null
}

/** "Supervising new PhD students is no longer possible." */
export function judgePossible({ words, at, before, negated }: Place): Polarity | null {
  if (words[at] !== 'possible' || !negated || !hasAny(before, students) || isOfStranger(before)) return null
  const isOfTaking = before.some(
    (one) => Object.hasOwn(takeVerbs, one) || Object.hasOwn(superviseVerbs, one) || one === 'supervision',
  )
  return isOfTaking ? 'no' : null
}

const refusals = new Set(['refuse', 'refusing', 'refused', 'decline', 'declining', 'disappoint', 'turn', 'turning'])

/** "This year I must refuse all of them"; "I never turn away a curious undergraduate" says the opposite. */
export function judgeRefusing({ words, at, before, after, negated }: Place): Polarity | null {
  if (!refusals.has(words[at]!) || !hasAny(before, owners) || before.includes('rarely')) return null
  // "I have refused two students": the past.
  if (words[at] === 'refused' && !before.includes('never')) return null
  if (words[at]!.startsWith('turn') && after[0] !== 'away' && after[0] !== 'down') return null
  if (isConditional(before) || before.includes('as')) return null
  if (findStudent(words, at) < 0 && !after.slice(0, 3).some((one) => one === 'all' || anyone.has(one))) return null
  return negated ? 'yes' : 'no'
}
