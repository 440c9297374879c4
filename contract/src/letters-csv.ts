import { answerLabels, sayAnswer, stateLabels } from './letter-words.ts'
import type { Outreach } from './outreach.ts'

const columns: readonly (readonly [string, (letter: Outreach) => string])[] = [
  ['Time (UTC)', (letter) => letter.sent_at],
  ['State', (letter) => stateLabels[letter.state]],
  ['Leaves (UTC)', (letter) => letter.send_at ?? ''],
  ['Why it came back', (letter) => letter.returned_reason ?? ''],
  ['Answer', (letter) => (letter.mark ? answerLabels[letter.mark] : '')],
  ['Answer noted (UTC)', (letter) => letter.marked_at ?? ''],
  ['Professor answered', (letter) => (letter.professor_answer ? sayAnswer(letter.professor_answer) : '')],
  ['Professor', (letter) => letter.professor_name],
  ['School', (letter) => letter.school_name],
  ['To', (letter) => letter.to_email],
  ['Subject', (letter) => letter.subject],
  ['Letter', (letter) => letter.message],
]

/**
 * A CSV file of letters (RFC 4180) in UTF-8, with a byte order mark for spreadsheets: this first line, then `toRows`. A
 * cell that a spreadsheet would run as a formula gets a quote before it.
 */
export const csvHeading = `\uFEFF${toLine(columns.map(([name]) => name))}`

export const toRows = (letters: readonly Outreach[]): string =>
  letters.map((letter) => toLine(columns.map(([, read]) => read(letter)))).join('')

export const toCsv = (letters: readonly Outreach[]): string => csvHeading + toRows(letters)

function toLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  const safeText = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText
}
