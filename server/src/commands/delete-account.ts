import { selectByAddress } from '../account/password/queries.ts'
import { systemClock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { deleteAccount } from '../privacy/delete-account.ts'
import { findStudentId, findUsernames } from '../students/find-student.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { confirmByName } from './confirm.ts'
import { readEncryption, requireSuppressionHasher } from './data-folder.ts'
import { withJobs } from './jobs.ts'

export const command: Command = {
  usage: 'delete-account <username or address> [--yes]',
  help: [
    'Deletes the account of a student who asks for it by mail, as the student does on the website: all data and files, the',
    'connection to the mailbox, and the customer at Stripe, which cancels a subscription. A suspended account too. It asks',
    'for the username, is recorded in the audit log and told to the verified addresses, and cannot be undone. An address',
    'counts if the student has confirmed it, or sends from it. Needs the keys of the server; the running server deletes what',
    'is outside the database.',
    '',
    '  --yes               does not ask',
  ].join('\n'),
  async run(args, terminal) {
    const { positionals, flags } = readArgs(args, ['username or address'], { yes: { type: 'boolean' } })
    const keys = { encryption: await readEncryption(), suppressionHasher: await requireSuppressionHasher() }
    await withJobs(terminal, async ({ db, jobs }) => {
      const { id, username } = await findAccount(db, positionals[0]!)
      if (!flags.yes) await confirmByName(terminal, `This deletes the account ${username} for good.`, username)
      await jobs.install()
      await deleteAccount({ db, clock: systemClock, jobs, ...keys }, id, null)
      terminal.out(`The account ${username} is deleted.`)
      terminal.out('The running server now deletes the files, the grant of the mailbox and the customer at Stripe.')
    })
  },
}

/** A username may look like the address of somebody else, so each account that is meant must be the same one. */
async function findAccount(db: Db, given: string): Promise<{ id: string; username: string }> {
  const own = await findStudentId(db, given)
  const ids = [...(own ? [own] : []), ...(await selectByAddress(db, given)).map(({ id }) => id)]
  const [found, ...others] = await findUsernames(db, [...new Set(ids)])
  if (!found) throw new CommandFailure(`There is no student with the username or address "${given}".`)
  if (others.length === 0) return { id: found[0], username: found[1] }
  const names = [found, ...others].map(([, username]) => username).join(', ')
  throw new CommandFailure(
    `"${given}" means several accounts, so nothing was deleted: ${names}. Name one by its username.`,
  )
}
