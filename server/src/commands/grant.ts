import type { Plan } from '@labreach/contract/plan'
import { freePlan, DAY_MS, isPlan, planByCode, plans } from '@labreach/contract/plans'
import { systemClock } from '../clock.ts'
import { grantPlan } from '../students/change-plan.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'

const MAX_DAYS = 3_650

const endingPlans = plans.codes.map(planByCode).filter(({ canEnd }) => canEnd)
const format = ({ code, name }: Plan) => `${code} (${name})`
const formatChoice = (list: Plan[]) => `${list.slice(0, -1).map(format).join(', ')} or ${format(list.at(-1)!)}`

export const command: Command = {
  usage: 'grant <username> <plan> [--days N]',
  help: [
    `Grants a student the plan ${formatChoice(endingPlans)} without payment, for N days from now (30 by default).`,
    `${format(freePlan)} ends a grant immediately, but never a paid plan. The username may be in any case. Grants are`,
    'recorded in the audit log.',
  ].join('\n'),
  async run(args, { out }) {
    const { positionals, flags } = readArgs(args, ['username', 'plan'], { days: { type: 'string' } })
    const [username, plan] = [positionals[0]!, readPlan(positionals[1]!)]
    const now = systemClock.now()
    const until = plan.canEnd ? new Date(now.getTime() + readDays(flags.days ?? '30') * DAY_MS) : null

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
  throw wrongUsage(`There is no plan "${text}": use ${formatChoice([...endingPlans, freePlan])}.`)
}

function readDays(text: string): number {
  const days = Number(text)
  if (/^\d+$/.test(text) && days >= 1 && days <= MAX_DAYS) return days
  throw wrongUsage(`"${text}" is not a valid number of days: use a whole number from 1 to ${MAX_DAYS}.`)
}
