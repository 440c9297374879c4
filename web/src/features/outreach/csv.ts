import type { Outreach } from '@labreach/contract/outreach'
import { sayAnswer } from './answers/professor-answer.ts'
import { answerLabels, states } from './words.ts'

const columns: readonly (readonly [string, (letter: Outreach) => string])[] = [
  ['Time (UTC)', (letter) => letter.sent_at],
  ['State', (letter) => states[letter.state].label],
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
 * Makes a CSV file (RFC 4180) in UTF-8, with a byte order mark for spreadsheets. A cell that a spreadsheet would run as
 * a formula gets a quote before it.
 */
export function toCsv(letters: readonly Outreach[]): string {
  const rows = [columns.map(([name]) => name), ...letters.map((letter) => columns.map(([, read]) => read(letter)))]
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safeText = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText
}
