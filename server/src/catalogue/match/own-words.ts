/** Punctuation between two phrases. */
const separators = /[,;:.!?|•·()[\]…"“”，、；。：]+/gu

/** The words of a text in lower case between spaces, with "|" between phrases. Equal texts may be wrapped differently. */
const joinWords = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .replace(separators, ' | ')
      .match(/[\p{L}\p{M}\p{N}]+|\|/gu)
      ?.join(' ') ?? ''
  } `

/**
 * Returns a function that tells whether a text stands in one of these as written: the same words one after the other,
 * within the same phrases. Case, line breaks and the signs before and after it do not matter.
 */
export function createWrittenCheck(texts: readonly string[]): (text: string) => boolean {
  const written = texts.map(joinWords)
  return (text) => {
    const words = joinWords(text).replace(/^[ |]+|[ |]+$/g, '')
    return words !== '' && written.some((one) => one.includes(` ${words} `))
  }
}
