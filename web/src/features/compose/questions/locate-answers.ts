import type { Answers } from '@labreach/contract/professors'
import type { MarkedRange } from '../../../ui/inputs/marked-textarea.tsx'
import { readAnswer, type QuestionName } from './read-answer.ts'

/**
 * Where the words of the answers stand in a letter, in its order. An answer that was edited in the letter is not found;
 * its first character may have become a capital.
 */
export function locateAnswers(answers: Answers, letter: string): MarkedRange[] {
  const ranges: MarkedRange[] = []
  for (const name of order) {
    const words = readAnswer(name, answers[name])
    const from = ranges.at(-1)?.end ?? 0
    const at = words.length > 1 ? letter.indexOf(words.slice(1), from + 1) - 1 : -1
    if (at < from || letter[at]?.toLowerCase() !== words[0]?.toLowerCase()) continue
    ranges.push({ start: at, end: at + words.length, look: 'own' })
  }
  return ranges
}

/** The order of the answers in a letter. */
const order: readonly QuestionName[] = ['reason', 'thought', 'experience']
