/**
 * The text without the characters at its end that `sort`, a class of one character, matches. A loop, since an expression such
 * as /[.,]+$/ takes a time that grows with the square of a text of dots.
 */
export function trimEnd(text: string, sort: RegExp): string {
  let end = text.length
  while (end > 0) {
    const pair = /[\udc00-\udfff]/.test(text[end - 1]!) && end > 1 ? 2 : 1
    if (!sort.test(text.slice(end - pair, end))) break
    end -= pair
  }
  return text.slice(0, end)
}
