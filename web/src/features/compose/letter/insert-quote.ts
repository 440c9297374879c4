import { limits } from '@labreach/contract/plans'

/** Where a text goes into a letter: it replaces the characters from `start` to before `end`. */
export type Insertion = { start: number; end: number; text: string }

/**
 * The exact words in quotation marks, with the spaces that they need around them. If the cursor is still at the very
 * beginning (`end` of the selection is 0), they go before the last paragraph, which is the closing.
 */
export function placeQuote(letter: string, sentence: string, selection: { start: number; end: number }): Insertion {
  const { start, end } = selection.end > 0 || letter === '' ? selection : toClosing(letter)
  const before = start === 0 || /[\s(“"]/.test(letter[start - 1]!) ? '' : ' '
  const after = end === letter.length || /[\s.,;:!?)”"]/.test(letter[end]!) ? '' : ' '
  return { start, end, text: `${before}“${sentence}”${after}` }
}

function toClosing(letter: string): { start: number; end: number } {
  const closing = letter.trimEnd().lastIndexOf('\n\n')
  const at = closing > 0 ? closing : letter.length
  return { start: at, end: at }
}

/**
 * Puts a quotation at the cursor of the letter's field, as if the student had typed it, so that the browser's own Undo
 * removes it. Returns false if the letter would become too long.
 */
export function insertQuote(field: HTMLTextAreaElement, sentence: string): boolean {
  const { value, selectionStart, selectionEnd } = field
  const { start, end, text } = placeQuote(value, sentence, { start: selectionStart, end: selectionEnd })
  if (value.length - (end - start) + text.length > limits.messageMax) return false
  field.focus()
  field.setSelectionRange(start, end)
  // The only way to change a field that keeps its history for Undo. setRangeText loses it: it is the fallback if the
  // browser refuses the command.
  if (document.execCommand('insertText', false, text)) return true
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
