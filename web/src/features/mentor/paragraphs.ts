import { movedPassageMin } from '@labreach/contract/mentoring'

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

/** The index of the paragraph in which a position is, or of the nearest one; -1 without paragraphs. */
export function paragraphAt(paragraphs: readonly Paragraph[], position: number): number {
  const at = paragraphs.findLastIndex(({ start }) => start <= position)
  return at < 0 && paragraphs.length > 0 ? 0 : at
}

/** The passage in the letter as it is now: where it was, or a longer one at the only other place; null if it has changed. */
export function findPassage(letter: string, { quote, position }: Passage): Passage | null {
  if (letter.startsWith(quote, position)) return { quote, position }
  if (quote.length < movedPassageMin) return null
  const start = letter.indexOf(quote)
  return start < 0 || start !== letter.lastIndexOf(quote) ? null : { quote, position: start }
}
