export type AddResult = { words: string[]; problem?: undefined } | { words?: undefined; problem: 'too many' }

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Appends `text`, trimmed, to `words`. Returns `words` itself if the text is blank or a word of the list in any case.
 */
export function addWord(words: string[], text: string, max: number): AddResult {
  const word = text.trim()
  if (!word || words.some((known) => alike(known, word))) return { words }
  return words.length >= max ? { problem: 'too many' } : { words: [...words, word] }
}
