import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '@labreach/launch/sql'
import type { Ledger } from '../ledger.ts'

type Mail = { via: 'gmail' | 'smtp'; to: string[]; subject: string }

/** By the names of their files. */
export type Mailboxes = Map<string, Mail>

/** Reads what arrived since the last time. */
export async function readMailboxes(sandboxDir: string, known: Mailboxes): Promise<void> {
  const folder = join(sandboxDir, 'mails')
  for (const name of await readdir(folder))
    if (name.endsWith('.json') && !known.has(name))
      known.set(name, JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail)
}

/** What a student gets who asks for a new password. */
const ofResets = new Set(['Set a new password', 'You sign in with Google'])

/** How many mails about a new password each address got: what students here ask for. Notices of changes come by themselves. */
export function resetMails(mailboxes: Mailboxes): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { via, to, subject } of mailboxes.values())
    if (via === 'smtp' && ofResets.has(subject))
      for (const address of to) counts.set(address, (counts.get(address) ?? 0) + 1)
  return counts
}

type Row = { student: string; subject: string; state: 'sending' | 'sent' | 'failed' | 'unconfirmed' }

/** What of letters is not in the mailbox or in the history as it was told, and what is there more than once. */
export async function wrongLetters(sql: Sql, { letters }: Ledger, mailboxes: Mailboxes, isLast: boolean) {
  const arrived = Object.groupBy(
    [...mailboxes.values()].filter(({ via }) => via === 'gmail'),
    ({ subject }) => subject,
  )
  const rows = Object.groupBy(
    await sql<Row[]>`select student_id as student, subject, state from outreaches`,
    ({ subject }) => subject,
  )
  const [lost, twice]: [string[], string[]] = [[], []]
  for (const [subject, { told }] of letters) {
    const here = arrived[subject]?.length ?? 0
    const states = (rows[subject] ?? []).map(({ state }) => state)
    const standing = states.filter((state) => state !== 'failed')
    const say = (what: string) => `"${subject}" ${what} (told ${told.join(', ')}; history ${states.join(', ')})`
    if (here > 1) twice.push(say(`arrived ${here} times`))
    if (standing.length > 1) twice.push(say('stands twice in the history'))
    if (here === 1 && standing.length === 0) lost.push(say('arrived, and the history does not know it'))
    if (here === 0 && (states.includes('sent') || told.includes('sent')))
      lost.push(say('was called sent and never arrived'))
    if (told.includes('sent') && !states.includes('sent'))
      lost.push(say('was called sent and the history does not say so'))
    if (isLast && states.includes('sending')) lost.push(say('is still called sending'))
  }
  for (const subject of Object.keys(arrived))
    if (!letters.has(subject)) lost.push(`"${subject}" arrived, and nobody wrote it`)
  return { lost, twice }
}
