export type Added = { words: string[]; problem?: undefined } | { words?: undefined; problem: 'too many' }

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** `words` with `text` behind them: trimmed; blank text and words that are there already, whatever their case, change nothing. */
export function addWord(words: string[], text: string, max: number): Added {
  const word = text.trim()
  if (!word || words.some((known) => alike(known, word))) return { words }
  return words.length >= max ? { problem: 'too many' } : { words: [...words, word] }
}
