import type { FirstLetter } from './require-follow-up.ts'

/**
 * The first letter as a mail program of the professor quotes it: the day, in `timeZone`, and `writer`, who sent it; then
 * its text. A thread is known in the student's mailbox only, so for the professor the quoted text says what the follow-up
 * is about.
 */
export function quoteLetter(
  { sentAt, message }: Pick<FirstLetter, 'sentAt' | 'message'>,
  writer: string,
  timeZone: string,
): string {
  const day = sentAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone })
  const lines = message.trimEnd().replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')
  return [`On ${day}, ${writer} wrote:`, ...lines.map((line) => (line === '' ? '>' : `> ${line}`))].join('\n')
}
