import type { Answers } from '@labreach/contract/professors'
import type { MarkedRange } from '../../../ui/inputs/marked-textarea.tsx'
import { readAnswer, splitAnswer, type QuestionName } from './read-answer.ts'

/**
 * Where the words of the answers stand in a letter, in its order, sentence by sentence. A sentence that was edited in the
 * letter is not found; the case of its first character and the mark at its end may have changed.
 */
export function locateAnswers(answers: Answers, letter: string): MarkedRange[] {
  const ranges: MarkedRange[] = []
  for (const { words } of order.flatMap((name) => splitAnswer(readAnswer(name, answers[name])))) {
    const last = ranges.at(-1)
    const bare = words.replace(/[.!?…]{1,9}$/, '')
    // Fewer letters may stand anywhere.
    const at = bare.length > 3 ? letter.indexOf(bare.slice(1), (last?.end ?? 0) + 1) - 1 : -1
    if (at < (last?.end ?? 0) || letter[at]?.toLowerCase() !== bare[0]?.toLowerCase()) continue
    const end = at + (letter.startsWith(words.slice(1), at + 1) ? words : bare).length
    if (last && /^[.,;]?\s$/.test(letter.slice(last.end, at))) last.end = end
    else ranges.push({ start: at, end, look: 'own' })
  }
  return ranges
}

/** The order of the answers in a letter. */
const order: readonly QuestionName[] = ['reason', 'thought', 'experience']
