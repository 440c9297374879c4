import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '@labreach/launch/sql'
import type { ExpectedState } from '../expected-state.ts'

type Mail = { via: 'gmail' | 'smtp'; to: string[]; subject: string }

/** By file name. */
export type Mailboxes = Map<string, Mail>

/** Adds the new mails of the sandbox to `mailboxes`. */
export async function readMailboxes(sandboxDir: string, mailboxes: Mailboxes): Promise<void> {
  const folder = join(sandboxDir, 'mails')
  for (const name of await readdir(folder))
    if (name.endsWith('.json') && !mailboxes.has(name))
      mailboxes.set(name, JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail)
}

/** The subjects of the mails after a request for a new password. */
const resetSubjects = new Set(['Set a new password', 'You sign in with Google'])

/** The number of reset mails to each address. The simulated students request no other mails. */
export function countResetMails(mailboxes: Mailboxes): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { via, to, subject } of mailboxes.values())
    if (via === 'smtp' && resetSubjects.has(subject))
      for (const address of to) counts.set(address, (counts.get(address) ?? 0) + 1)
  return counts
}

type Row = {
  student: string
  subject: string
  state: 'sending' | 'sent' | 'failed' | 'unconfirmed' | 'held' | 'returned'
}

/** Compares the letters in the mailboxes and in the history with the responses, and finds duplicates. */
export async function findLetterProblems(sql: Sql, { letters }: ExpectedState, mailboxes: Mailboxes, isFinal: boolean) {
  const mailsBySubject = Object.groupBy(
    [...mailboxes.values()].filter(({ via }) => via === 'gmail'),
    ({ subject }) => subject,
  )
  const rowsBySubject = Object.groupBy(
    await sql<Row[]>`select student_id as student, subject, state from outreaches`,
    ({ subject }) => subject,
  )
  const [lost, duplicates]: [string[], string[]] = [[], []]
  for (const [subject, { replies }] of letters) {
    const delivered = mailsBySubject[subject]?.length ?? 0
    const states = (rowsBySubject[subject] ?? []).map(({ state }) => state)
    const notFailed = states.filter((state) => state !== 'failed' && state !== 'returned')
    const format = (problem: string) =>
      `"${subject}" ${problem} (responses ${replies.join(', ')}; history ${states.join(', ')})`
    if (delivered > 1) duplicates.push(format(`was delivered ${delivered} times`))
    if (notFailed.length > 1) duplicates.push(format('is twice in the history'))
    if (delivered === 1 && notFailed.length === 0) lost.push(format('was delivered but is not in the history'))
    if (delivered === 0 && (states.includes('sent') || replies.includes('sent')))
      lost.push(format('has the state sent but was not delivered'))
    if (replies.includes('sent') && !states.includes('sent'))
      lost.push(format('had the response sent but not the state sent'))
    if (isFinal && states.includes('sending')) lost.push(format('is still in the state sending'))
  }
  for (const subject of Object.keys(mailsBySubject))
    if (!letters.has(subject)) lost.push(`"${subject}" was delivered, but no student wrote it`)
  return { lost, duplicates }
}
