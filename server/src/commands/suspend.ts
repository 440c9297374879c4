import { setSuspension } from '../account/set-suspension.ts'
import { findCustomer } from '../billing/find-customer.ts'
import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'suspend <username> [--lift]',
  help: [
    'Suspends a student immediately: ends all sessions, and refuses sign-ins and pending letters. Nothing is deleted. A',
    'subscription goes on; the command then names the customer at Stripe, where only you can cancel it.',
    '--lift ends the suspension. Both are appended to the audit log.',
  ].join('\n'),
  async run(args, { out }) {
    const { positionals, flags } = readArgs(args, ['username'], { lift: { type: 'boolean' } })
    const lift = flags.lift ?? false
    const found = await withDatabase(async ({ db }) => {
      const student = await setSuspension({ db, clock: systemClock }, positionals[0]!, { lift })
      return student && { name: student.username, customer: await findCustomer(db, student.id) }
    })
    if (!found) throw new CommandFailure(`There is no student with the username "${positionals[0]}".`)
    const { name, customer } = found
    out(lift ? `${name} can sign in again.` : `${name} is suspended.`)
    if (!lift && (customer?.renews || customer?.pastDueUntil)) {
      out(`A subscription of ${name} goes on: Stripe charges for it, and ${name} cannot sign in to cancel it.`)
      out(`To end it, open the customer ${customer.id} in Stripe’s dashboard and cancel the subscription.`)
    }
  },
}
