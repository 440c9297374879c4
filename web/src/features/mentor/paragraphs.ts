/** A line of a letter with text, and where it begins, in UTF-16 code units. */
export type Paragraph = { start: number; text: string }

/** The lines of a letter that have text. */
export function splitParagraphs(letter: string): Paragraph[] {
  return [...letter.matchAll(/[^\r\n]+/g)]
    .map(({ index, 0: text }) => ({ start: index, text }))
    .filter(({ text }) => text.trim() !== '')
}

/** A passage of a letter. */
export type Passage = { quote: string; position: number }

/** The passage from one position to another, without the space around it; null if it has no words. */
export function cutPassage(letter: string, start: number, end: number): Passage | null {
  const words = letter.slice(start, end)
  const quote = words.trim()
  return quote === '' ? null : { quote, position: start + words.indexOf(quote) }
}
