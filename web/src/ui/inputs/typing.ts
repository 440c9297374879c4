import { timers } from '@labreach/contract/plans'

/** What stands there, and for how many milliseconds. */
export type Frame = { text: string; ms: number }

/** Words typed letter by letter and taken away again, one after the other, `rounds` times; the last one stays. */
export function* typing(words: readonly string[], rounds: number): Generator<Frame, void> {
  const all = Array.from({ length: rounds }, () => words).flat()
  for (const [at, word] of all.entries()) {
    for (let length = 1; length < word.length; length++) yield { text: word.slice(0, length), ms: timers.uploadTypeMs }
    yield { text: word, ms: timers.uploadWaitMs }
    if (at === all.length - 1) return
    for (let length = word.length - 1; length >= 0; length--)
      yield { text: word.slice(0, length), ms: length === 0 ? timers.uploadTypeMs : timers.uploadDeleteMs }
  }
}
