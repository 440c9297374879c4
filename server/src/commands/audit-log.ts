import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'

const USUAL = 200

export const command: Command = {
  usage: 'audit-log [--account <username or id>] [--event <name>] [--limit N]',
  help: [
    'Prints the audit log, newest last: sign-ins that succeeded and failed; new passwords, addresses and Google accounts,',
    'deleted accounts; grants, plans paid, trials, opt-outs. Of an account (or a professor, by Scholar id) alone with',
    '--account; of one kind alone with --event; the last N, 200 unless told. An address stands there as a word that is the',
    'same for the same address and tells nothing else. Kept for a year.',
  ].join('\n'),
  async run(args, { out }) {
    const options = { account: { type: 'string' }, event: { type: 'string' }, limit: { type: 'string' } } as const
    const { account, event, limit = String(USUAL) } = readArgs(args, [], options).flags
    if (!/^[1-9]\d{0,6}$/.test(limit))
      throw wrongUsage(`"${limit}" is no number of lines: give a whole number from 1 on.`)
    await withDatabase(async ({ db }) => {
      let entries = db.selectFrom('journal').selectAll().orderBy('id', 'desc').limit(Number(limit))
      if (account !== undefined) entries = entries.where('subject', '=', await subjectOf(db, account))
      if (event !== undefined) entries = entries.where('event', '=', event)
      for (const { at, event: name, subject, detail } of (await entries.execute()).toReversed()) {
        const words = Object.entries(detail as Record<string, unknown>).map(([key, value]) => `${key}=${String(value)}`)
        out([at.toISOString(), name.padEnd(16), subject, ...words].join('  '))
      }
    })
  },
}

/** Whom a name means: an account by its username, else whatever has entries under this very id. */
async function subjectOf(db: Db, name: string): Promise<string> {
  const student = await db
    .selectFrom('students')
    .select('id')
    .where(sql`lower(username)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  if (student) return student.id
  const entry = await db.selectFrom('journal').select('id').where('subject', '=', name).limit(1).executeTakeFirst()
  if (!entry) throw new CommandFailure(`There is no account "${name}", and no entry about it.`)
  return name
}
