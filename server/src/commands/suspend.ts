import { suspendStudent } from '../account/suspend-student.ts'
import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'suspend <username> [--lift]',
  help: [
    'Stops a student at once: every session ends, letters that are about to be sent are not, and signing in is refused',
    'with a sentence. Nothing is deleted. --lift takes it back. Both are written to the audit log.',
  ].join('\n'),
  async run(args, { out }) {
    const { positionals, flags } = readArgs(args, ['username'], { lift: { type: 'boolean' } })
    const lift = flags.lift ?? false
    const name = await withDatabase(({ db }) => suspendStudent({ db, clock: systemClock }, positionals[0]!, { lift }))
    if (!name) throw new CommandFailure(`There is no student with the username "${positionals[0]}".`)
    out(lift ? `${name} can sign in again.` : `${name} is suspended.`)
  },
}
