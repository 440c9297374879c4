import { basePlan, trialPlan } from '@labreach/contract/plans'
import { systemClock } from '../clock.ts'
import type { ImportReport } from '../catalogue/import/store.ts'
import { readArgs, type Command } from './command.ts'
import { withDatabase } from './database.ts'

type Counts = Record<string, number>

export const command: Command = {
  usage: 'stats',
  help: 'Counts students by the plan in force, unlocks, letters by state, professors and opt-outs, and lists the last imports.',
  async run(args, { out }) {
    readArgs(args, [], {})
    const now = systemClock.now()
    await withDatabase(async ({ sql }) => {
      // An ended plan counts as the base plan: the plan that is in force.
      const plans = await sql<{ name: string; count: number }[]>`
        select case when paid_until > ${now} then paid_plan when granted_until > ${now} then granted_plan
          when trial_ends > ${now} then ${`${trialPlan.code} (trial)`} else ${basePlan.code} end as name, count(*) from students group by 1 order by 1`
      const letters = await sql<{ name: string; count: number }[]>`
        select state as name, count(*) from outreaches group by 1 order by 1`
      const [totals] = await sql<Counts[]>`
        select (select count(*) from students) as students,
          (select count(*) from relationships where unlocked_at is not null) as unlocks,
          (select count(*) from outreaches) as letters,
          (select count(*) from professors where not opt_out) as professors,
          (select count(*) from publications) as publications,
          (select count(*) from opt_outs) + (select count(*) from professors where erased_at is not null) as opt_outs,
          (select count(*) from opt_outs where held) as held`
      const imports = await sql<{ source: string; finished_at: Date; report: ImportReport }[]>`
        select source, finished_at, report from imports order by id desc limit 5`

      out(line('Students', totals!.students!, plans))
      out(line('Unlocks', totals!.unlocks!))
      out(line('Letters', totals!.letters!, letters))
      out(line('Professors', totals!.professors!))
      out(line('Publications', totals!.publications!))
      out(
        line(
          'Opt-outs',
          totals!.opt_outs!,
          totals!.held! > 0 ? [{ name: 'held for you to look at', count: totals!.held! }] : [],
        ),
      )
      for (const { source, finished_at, report } of imports)
        out(
          `Import       ${finished_at.toISOString().slice(0, 19)}Z ${source}: ${report.read} read, ${report.added} added, ` +
            `${report.changed} changed, ${report.unchanged} unchanged, ${sum(Object.values(report.skipped))} skipped`,
        )
    })
  },
}

function line(label: string, total: number, parts: { name: string; count: number }[] = []): string {
  const detail = parts.map(({ name, count }) => `${name} ${count}`).join(', ')
  return `${label.padEnd(12)} ${total}${detail && ` (${detail})`}`
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
