import { setSuspension } from '../account/set-suspension.ts'
import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'suspend <username> [--lift]',
  help: [
    'Suspends a student immediately: ends all sessions, and refuses sign-ins and pending letters. Nothing is deleted.',
    '--lift ends the suspension. Both are appended to the audit log.',
  ].join('\n'),
  async run(args, { out }) {
    const { positionals, flags } = readArgs(args, ['username'], { lift: { type: 'boolean' } })
    const lift = flags.lift ?? false
    const name = await withDatabase(({ db }) => setSuspension({ db, clock: systemClock }, positionals[0]!, { lift }))
    if (!name) throw new CommandFailure(`There is no student with the username "${positionals[0]}".`)
    out(lift ? `${name} can sign in again.` : `${name} is suspended.`)
  },
}
