import { countCatalogue } from '../catalogue/count-catalogue.ts'
import { findLastImports } from '../catalogue/import/last-imports.ts'
import { systemClock } from '../clock.ts'
import { countLetters } from '../outreach/history/count-letters.ts'
import { countUnlocks } from '../professors/unlock/unlocks.ts'
import { countStudentsByPlan } from '../students/count-students.ts'
import { readArgs, type Command } from './command.ts'
import { withDatabase } from './database.ts'

type Part = { name: string; count: number }

export const command: Command = {
  usage: 'stats',
  help: 'Counts students by the plan in force, unlocks, letters by state, professors and opt-outs, and lists the last imports.',
  async run(args, { out }) {
    readArgs(args, [], {})
    await withDatabase(async ({ db }) => {
      const [plans, unlocks, letters, catalogue, imports] = await Promise.all([
        countStudentsByPlan(db, systemClock.now()),
        countUnlocks(db),
        countLetters(db),
        countCatalogue(db),
        findLastImports(db, 5),
      ])
      const held = { name: 'waiting for your approval', count: catalogue.held }

      out(formatLine('Students', sumCounts(plans), plans))
      out(formatLine('Unlocks', unlocks))
      out(formatLine('Letters', sumCounts(letters), letters))
      out(formatLine('Professors', catalogue.professors))
      out(formatLine('Publications', catalogue.publications))
      out(formatLine('Opt-outs', catalogue.opt_outs, catalogue.held > 0 ? [held] : []))
      for (const { source, finished_at, report } of imports)
        out(
          `Import       ${finished_at.toISOString().slice(0, 19)}Z ${source}: ${report.read} read, ${report.added} added, ` +
            `${report.changed} changed, ${report.unchanged} unchanged, ${sum(Object.values(report.skipped))} skipped`,
        )
    })
  },
}

function formatLine(label: string, total: number, parts: Part[] = []): string {
  const detail = parts.map(({ name, count }) => `${name} ${count}`).join(', ')
  return `${label.padEnd(12)} ${total}${detail && ` (${detail})`}`
}

const sumCounts = (parts: readonly Part[]): number => sum(parts.map(({ count }) => count))

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
