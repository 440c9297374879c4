import { findAuditEntries } from '../audit-log.ts'
import type { Db } from '../db/connection.ts'
import { findStudentId } from '../students/find-student.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'

const DEFAULT_LIMIT = 200

export const command: Command = {
  usage: 'audit-log [--account <username or id>] [--event <name>] [--limit N]',
  help: [
    'Prints the audit log, newest last: successful and failed sign-ins; new passwords, addresses and mailboxes;',
    'deleted accounts; grants, payments, trials and opt-outs. Entries are stored for a year. A network is shown as a keyed',
    'hash, which is equal for equal networks.',
    '',
    '  --account <username or id>   only entries about one account (or one professor, by Scholar id)',
    '  --event <name>               only one kind of event',
    `  --limit N                    the last N entries; the default is ${DEFAULT_LIMIT}`,
  ].join('\n'),
  async run(args, { out }) {
    const options = { account: { type: 'string' }, event: { type: 'string' }, limit: { type: 'string' } } as const
    const { account, event, limit = String(DEFAULT_LIMIT) } = readArgs(args, [], options).flags
    if (!/^[1-9]\d{0,6}$/.test(limit)) throw wrongUsage(`"${limit}" is not a valid limit: use a whole number from 1.`)
    await withDatabase(async ({ db }) => {
      const subject = account === undefined ? undefined : await findSubject(db, account)
      const entries = await findAuditEntries(db, { subject, event, limit: Number(limit) })
      for (const entry of entries) {
        const words = Object.entries(entry.detail as Record<string, unknown>).map(
          ([key, value]) => `${key}=${String(value)}`,
        )
        out([entry.at.toISOString(), entry.event.padEnd(16), entry.subject, ...words].join('  '))
      }
    })
  },
}

/** The id of the account with this username; otherwise the text itself, if entries have it as their subject. */
async function findSubject(db: Db, typed: string): Promise<string> {
  const studentId = await findStudentId(db, typed)
  if (studentId) return studentId
  const entries = await findAuditEntries(db, { subject: typed, limit: 1 })
  if (entries.length === 0) throw new CommandFailure(`There is no account "${typed}" and no entry about it.`)
  return typed
}
