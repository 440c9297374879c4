import { limits } from '@labreach/contract/plans'
import { locatePassage } from './locate-passage.ts'

/**
 * Why a passage was not replaced: it does not stand in the letter, stands there more than once, contains an
 * address that the mentor could not see, or the letter would be too long.
 */
export type ReplaceFailure = 'missing' | 'repeated' | 'too long' | 'address'

/**
 * Replaces a passage of the letter as if the student had typed, so that the browser's own Undo brings it back. Returns
 * why it did not; null if it did.
 */
export function replacePassage(
  field: HTMLTextAreaElement,
  passage: string,
  replacement: string,
  position: number,
): ReplaceFailure | null {
  const range = locatePassage(field.value, passage, position)
  if (typeof range === 'string') return range
  if (/[@＠]|••/.test(passage + replacement)) return 'address'
  if (field.value.length - passage.length + replacement.length > limits.messageMax) return 'too long'
  field.focus()
  field.setSelectionRange(range.start, range.end)
  // See insertQuote: only this command keeps the history of the field.
  if (document.execCommand('insertText', false, replacement)) return null
  field.setRangeText(replacement, range.start, range.end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return null
}
