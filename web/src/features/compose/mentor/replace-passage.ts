import { limits } from '@labreach/contract/plans'

/** Why words were not replaced: they do not stand in the letter, stand there more than once, or it would be too long. */
export type Unreplaced = 'missing' | 'repeated' | 'too long'

/** The place of words that stand exactly once in a text, or why there is none. */
export function locateOnce(text: string, words: string): { start: number; end: number } | 'missing' | 'repeated' {
  const start = words === '' ? -1 : text.indexOf(words)
  if (start < 0) return 'missing'
  return text.includes(words, start + 1) ? 'repeated' : { start, end: start + words.length }
}

/**
 * Replaces words that stand exactly once in the letter, as if the student had typed, so that the browser's own Undo
 * brings them back. Returns why it did not; null if it did.
 */
export function replacePassage(field: HTMLTextAreaElement, words: string, by: string): Unreplaced | null {
  const place = locateOnce(field.value, words)
  if (typeof place === 'string') return place
  if (field.value.length - words.length + by.length > limits.messageMax) return 'too long'
  field.focus()
  field.setSelectionRange(place.start, place.end)
  // See insertQuote: only this command keeps the history of the field.
  if (document.execCommand('insertText', false, by)) return null
  field.setRangeText(by, place.start, place.end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return null
}
