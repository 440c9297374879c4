import { trimEnd } from './trim-end.ts'

/** What may be an email address: everything between spaces, brackets, quotation marks and separators. */
const run = /[^\s<>()[\]{},;:"“”«»]+/gu

/** Covers email addresses sign by sign, so that every position in the text stays. Takes linear time. */
export const maskAddresses = (text: string): string =>
  text.replace(run, (found) => {
    if (!/[@＠]/.test(found)) return found
    const address = trimEnd(found, /[.!?]/)
    return '•'.repeat(address.length) + found.slice(address.length)
  })

/** A passage, widened so that it contains a covered address whole or not at all. Positions as in `masked`. */
export function widenToAddresses(masked: string, passage: { start: number; end: number }) {
  const isInside = (at: number) => masked[at - 1] === '•' && masked[at] === '•'
  let { start, end } = passage
  while (isInside(start)) start--
  while (isInside(end)) end++
  return { start, end }
}
