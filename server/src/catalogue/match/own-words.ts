/** Punctuation between two phrases. */
const separators = /[,;:.!?|•·()[\]…"“”，、；。：]+/gu

/** The words of a text in lower case, with "|" between phrases. */
const readWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(separators, ' | ')
    .match(/[\p{L}\p{M}\p{N}]+|\|/gu) ?? []

/**
 * Returns a function that tells whether a text stands in one of these as written: the same words one after the other,
 * within the same phrases. Case, line breaks and the signs before and after it do not matter.
 */
export function createWrittenCheck(texts: readonly string[]): (text: string) => boolean {
  const written = texts.map((text) => ` ${readWords(text).join(' ')} `)
  return (text) => {
    const words = readWords(text)
    const isWord = (word: string) => word !== '|'
    const found = words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1).join(' ')
    return found !== '' && written.some((one) => one.includes(` ${found} `))
  }
}
