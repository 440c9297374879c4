/**
 * Removes the characters at the end of a text that match `character`, the expression of one character. The time of an
 * expression such as /[.,]+$/ would grow with the square of the length of a text of dots.
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0) {
    const pair = /[\udc00-\udfff]/.test(text[end - 1]!) && end > 1 ? 2 : 1
    if (!character.test(text.slice(end - pair, end))) break
    end -= pair
  }
  return text.slice(0, end)
}
