import { timers } from '@labreach/contract/plans'

/** A text and how long it is shown, in milliseconds. */
export type Frame = { text: string; ms: number }

/** Yields frames that type and delete one word after the other, letter by letter. The last word is not deleted. */
export function* typing(words: readonly string[], repetitions: number): Generator<Frame, void> {
  const all = Array.from({ length: repetitions }, () => words).flat()
  for (const [at, word] of all.entries()) {
    for (let length = 1; length < word.length; length++) yield { text: word.slice(0, length), ms: timers.uploadTypeMs }
    yield { text: word, ms: timers.uploadWaitMs }
    if (at === all.length - 1) return
    for (let length = word.length - 1; length >= 0; length--)
      yield { text: word.slice(0, length), ms: length === 0 ? timers.uploadTypeMs : timers.uploadDeleteMs }
  }
}
