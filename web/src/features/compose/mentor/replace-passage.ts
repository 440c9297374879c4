import { limits } from '@labreach/contract/plans'
import { locatePassage } from './locate-passage.ts'

/**
 * Why words were not replaced: they do not stand in the letter, stand there more than once, contain an
 * address that the mentor could not see, or the letter would be too long.
 */
export type Unreplaced = 'missing' | 'repeated' | 'too long' | 'address'

/**
 * Replaces a passage of the letter as if the student had typed, so that the browser's own Undo brings it back. Returns
 * why it did not; null if it did.
 */
export function replacePassage(
  field: HTMLTextAreaElement,
  words: string,
  by: string,
  position: number,
): Unreplaced | null {
  const place = locatePassage(field.value, words, position)
  if (typeof place === 'string') return place
  if (/[@＠]|••/.test(words + by)) return 'address'
  if (field.value.length - words.length + by.length > limits.messageMax) return 'too long'
  field.focus()
  field.setSelectionRange(place.start, place.end)
  // See insertQuote: only this command keeps the history of the field.
  if (document.execCommand('insertText', false, by)) return null
  field.setRangeText(by, place.start, place.end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return null
}
