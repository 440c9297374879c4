import type { Plan } from '@labreach/contract/plan'
import { basePlan, DAY_MS, isPlan, planByCode, plans } from '@labreach/contract/plans'
import { systemClock } from '../clock.ts'
import { grantPlan } from '../students/change-plan.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'

const MAX_DAYS = 3_650

const withTerm = plans.codes.map(planByCode).filter(({ hasTerm }) => hasTerm)
const called = ({ code, name }: Plan) => `${code} (${name})`
const anyOf = (list: Plan[]) => `${list.slice(0, -1).map(called).join(', ')} or ${called(list.at(-1)!)}`

export const command: Command = {
  usage: 'grant <username> <plan> [--days N]',
  help: [
    `Gives a student the plan ${anyOf(withTerm)}, unpaid, from now on for N days (30 unless told);`,
    `${called(basePlan)} takes the gift back at once, and never a paid plan. Case does not matter in usernames. Each grant is recorded in the audit log.`,
  ].join('\n'),
  async run(args, { out }) {
    const { positionals, flags } = readArgs(args, ['username', 'plan'], { days: { type: 'string' } })
    const [username, plan] = [positionals[0]!, readPlan(positionals[1]!)]
    const now = systemClock.now()
    const until = plan.hasTerm ? new Date(now.getTime() + readDays(flags.days ?? '30') * DAY_MS) : null

    const student = await withDatabase(({ db }) =>
      db.transaction().execute((tx) => grantPlan(tx, username, { plan: plan.code, until }, now)),
    )
    if (!student) throw new CommandFailure(`There is no student with the username "${username}".`)
    out(`${student.username} has the ${plan.label}${until ? ` until ${until.toISOString()}` : ' from now on'}.`)
  },
}

function readPlan(text: string): Plan {
  const code = text.toUpperCase()
  if (isPlan(code)) return planByCode(code)
  throw wrongUsage(`There is no plan "${text}": give ${anyOf([...withTerm, basePlan])}.`)
}

function readDays(text: string): number {
  const days = Number(text)
  if (/^\d+$/.test(text) && days >= 1 && days <= MAX_DAYS) return days
  throw wrongUsage(`"${text}" is no number of days: give a whole number from 1 to ${MAX_DAYS}.`)
}
