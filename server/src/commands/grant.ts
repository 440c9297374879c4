import { DAY_MS, plans, type PlanCode } from '@labreach/contract/plans'
import { sql } from 'kysely'
import { systemClock } from '../clock.ts'
import { writeDown } from '../journal.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'

const MAX_DAYS = 3_650

export const command: Command = {
  usage: 'grant <username> <plan> [--days N]',
  help: [
    'Gives a student the plan B (Basic) or P (Premium), unpaid, from now on for N days (30 unless told);',
    'F (Free) takes the gift back at once, and never a paid plan. Case does not matter in usernames. Each grant is written to the journal.',
  ].join('\n'),
  async run(args, { out }) {
    const { positionals, flags } = readArgs(args, ['username', 'plan'], { days: { type: 'string' } })
    const [username, plan] = [positionals[0]!, readPlan(positionals[1]!)]
    const now = systemClock.now()
    const until = plan === 'F' ? null : new Date(now.getTime() + readDays(flags.days ?? '30') * DAY_MS)

    const student = await withDatabase(({ db }) =>
      db.transaction().execute(async (tx) => {
        const found = await tx
          .updateTable('students')
          .set({ granted_plan: plan, granted_until: until })
          .where(sql`lower(username)`, '=', sql`lower(${username})`)
          .returning(['id', 'username'])
          .executeTakeFirst()
        const detail = { plan, until: until?.toISOString() ?? null }
        if (found) await writeDown(tx, { event: 'plan_granted', subject: found.id, detail }, now)
        return found
      }),
    )
    if (!student) throw new CommandFailure(`There is no student with the username "${username}".`)
    out(`${student.username} has the ${plans[plan].label}${until ? ` until ${until.toISOString()}` : ' from now on'}.`)
  },
}

function readPlan(text: string): PlanCode {
  const code = text.toUpperCase()
  if (code in plans) return code as PlanCode
  throw wrongUsage(`There is no plan "${text}": give B (Basic), P (Premium) or F (Free).`)
}

function readDays(text: string): number {
  const days = Number(text)
  if (/^\d+$/.test(text) && days >= 1 && days <= MAX_DAYS) return days
  throw wrongUsage(`"${text}" is no number of days: give a whole number from 1 to ${MAX_DAYS}.`)
}
