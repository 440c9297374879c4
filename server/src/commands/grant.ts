import { DAY_MS, plans, type PlanCode } from '@labreach/contract/plans'
import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'

const MAX_DAYS = 3_650

export const command: Command = {
  usage: 'grant <username> <plan> [--days N]',
  help: [
    'Gives a student the plan B (Basic) or P (Premium), as if paid, from now on for N days (30 unless told);',
    'F (Free) ends it at once. Case does not matter in usernames. Each grant is written to the journal.',
  ].join('\n'),
  async run(args, { out }) {
    const { positionals, flags } = readArgs(args, ['username', 'plan'], { days: { type: 'string' } })
    const [username, plan] = [positionals[0]!, readPlan(positionals[1]!)]
    const now = systemClock.now()
    const until = plan === 'F' ? null : new Date(now.getTime() + readDays(flags.days ?? '30') * DAY_MS)

    const student = await withDatabase(({ sql }) =>
      sql.begin(async (tx) => {
        const [found] = await tx<{ id: string; username: string }[]>`
          update students set paid_plan = ${plan}, paid_until = ${until}
          where lower(username) = lower(${username}) returning id, username`
        if (found)
          await tx`
            insert into journal (at, event, subject, detail)
            values (${now}, 'plan_granted', ${found.id}, ${tx.json({ plan, until: until?.toISOString() ?? null })})`
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
