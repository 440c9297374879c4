import { hasAny, hopes, locate, type Place } from './clauses.ts'
import {
  judgeClosing,
  judgeDeterring,
  judgePlenty,
  judgeRecruitment,
  judgeReplacing,
  judgeWithoutGroup,
} from './judge-ending.ts'
import { judgeInvitation, judgeWelcome } from './judge-invitation.ts'
import { judgeAlwaysPossible, judgeList } from './judge-list.ts'
import { judgeNoStudents, judgePlace } from './judge-place.ts'
import { judgeGivenAnswer, judgeEllipsis, judgeLimit, judgeStatus } from './judge-status.ts'
import { judgeAvailable, judgePossible, judgeRefusing, judgeSupervising } from './judge-supervising.ts'
import { judgeGrowing, judgeTaking, judgeWanting, type Polarity } from './judge-verb.ts'
import { findTerms, isPast } from './terms.ts'

const judges = [
  judgeGivenAnswer,
  judgeStatus,
  judgeTaking,
  judgeGrowing,
  judgeWanting,
  judgeSupervising,
  judgeRefusing,
  judgePossible,
  judgeAvailable,
  judgePlace,
  judgeNoStudents,
  judgeLimit,
  judgeEllipsis,
  judgeInvitation,
  judgeWelcome,
  judgeRecruitment,
  judgeClosing,
  judgePlenty,
  judgeWithoutGroup,
  judgeReplacing,
  judgeDeterring,
  judgeList,
  judgeAlwaysPossible,
]

/** A statement, with the words that say it. */
export type Found = { polarity: Polarity; clause: readonly string[] }

const lasting = new Set(['nolonger', 'retired'])

/** Every statement of the words whose terms are not all past. */
export function judgeWords(words: readonly string[], now: Date): Found[] {
  const found: Found[] = []
  for (const at of words.keys()) {
    const place = locate(words, at)
    const polarity = judgeAt(place)
    if (!polarity || (polarity === 'yes' && isHoped(words, at - place.before.length))) continue
    const isStatus = judgeStatus(place) !== null
    const isAnswer = judgeGivenAnswer(place) !== null
    const clause = isStatus ? cutPart(place) : [...place.before, words[at]!, ...place.after]
    const terms = findTerms([...findOpening(words, at - place.before.length), ...clause])
    // "I retired in 2022 and no longer take students."
    const isLasting = polarity === 'no' && (hasAny(clause, lasting) || words[0] === 'since')
    if (terms.length > 0 && !isLasting && terms.every((term) => isPast(term, now))) continue
    // "Accepting students: no": the answer decides, not the topic before it.
    // "I would love to, but I can't."
    const isTurn = words[at] === 'not' && place.before.length === 2 && words[at - 3] === 'but'
    if (isAnswer || isTurn || (isStatus && words[at - 1] === ':' && at > 2)) found.length = 0
    found.push({ polarity, clause })
  }
  return found
}

/** "If the grant is approved, I will hire": a condition in front of the clause. */
const isHoped = (words: readonly string[], start: number) =>
  /^(?:if|once|when|should|provided|unless)$/.test(words[0] ?? '') && hasAny(words.slice(0, Math.max(0, start)), hopes)

/** The words in front of a clause that tell when: "for fall 2025, I will be recruiting". */
function findOpening(words: readonly string[], start: number): readonly string[] {
  const opening = words.slice(0, Math.max(0, start))
  return opening.length <= 5 && /^(?:for|in|during|from)$/.test(opening[0] ?? '') ? opening : []
}

function judgeAt(place: Place): Polarity | null {
  for (const judge of judges) {
    const polarity = judge(place)
    if (polarity) return polarity
  }
  return null
}

/** The part of a list that contains a word: "interns closed" of "PhD open, interns closed". */
function cutPart({ words, at, before, after }: Place): string[] {
  const end = after.indexOf(',')
  return [...before.slice(before.lastIndexOf(',') + 1), words[at]!, ...(end < 0 ? after : after.slice(0, end))]
}
