const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
export const cardinals = new Map([
  ...small.split(' ').map((name, value) => [name, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((name, at) => [name, (at + 2) * 10] as const),
  ['dozen', 12] as const,
])
export const scales = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['bn', 1e9],
  ['k', 1e3],
  ['m', 1e6],
])

/** A word in lower case, and the text between it and the word before. */
type NumberWord = { lower: string; gap: string }

/**
 * Parses a number in words, e.g. "one hundred and twenty-five", from the word at `from`, which is one of `cardinals`.
 * `wordAt` returns undefined after the last word. `last` is the index of the number's last word.
 */
export function readNumberWords(
  wordAt: (at: number) => NumberWord | undefined,
  from: number,
): { value: number; last: number } {
  let [total, part, last] = [0, 0, from]
  for (let at = from, word = wordAt(at); word; word = wordAt(++at)) {
    const { lower, gap } = word
    if (at > from && !/^[\s-]+$/.test(gap)) break
    const continues = at > from && scales.has(wordAt(at - 1)!.lower) && cardinals.has(wordAt(at + 1)?.lower ?? '')
    if (lower === 'and' && continues) continue
    const value = cardinals.get(lower)
    // "k", "m" and "bn" stand after digits only.
    const scale = lower.length > 2 ? scales.get(lower) : undefined
    if (value !== undefined && lower === 'dozen' && part > 0) part *= 12
    else if (value !== undefined && (part === 0 || part >= 100 || (part >= 20 && part % 10 === 0 && value < 10)))
      part += value
    else if (scale === 100) part *= 100
    else if (scale) {
      total += part * scale
      part = 0
    } else break
    last = at
  }
  return { value: total + part, last }
}
