import { findLastImports } from '../catalogue/import/last-imports.ts'
import { readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'
import { formatCounts, readCounts } from './stats/counts.ts'
import { watchCounts } from './stats/watch.ts'

const EVERY_S = 5

export const command: Command = {
  usage: 'stats [--watch] [--every <seconds>]',
  help: [
    'Counts students by the plan in force, unlocks, letters by state, professors and opt-outs, and lists the last imports.',
    '',
    '  --watch             renews the counts until Ctrl-C, with the changes since the start: in place on a terminal,',
    '                      elsewhere as further lines if a number has changed',
    `  --every <seconds>   how often --watch renews them, ${EVERY_S} by default`,
  ].join('\n'),
  async run(args, { out }) {
    const { watch = false, every } = readArgs(args, [], { watch: { type: 'boolean' }, every: { type: 'string' } }).flags
    if (every !== undefined && !watch) throw wrongUsage('--every belongs to --watch.')
    const seconds = Number(every ?? EVERY_S)
    if (!(seconds >= 1 && seconds <= 3_600)) throw wrongUsage(`"${every}" is not a number of seconds from 1 to 3600.`)
    await withDatabase(async ({ db }) => {
      if (watch) {
        const stop = new AbortController()
        process.once('SIGINT', () => stop.abort())
        const read = () => readCounts(db)
        return watchCounts({ read, output: process.stdout, everyMs: seconds * 1_000, signal: stop.signal })
      }
      const [counts, imports] = await Promise.all([readCounts(db), findLastImports(db, 5)])
      for (const line of formatCounts(counts)) out(line)
      for (const { source, finished_at, report } of imports)
        out(
          `Import       ${finished_at.toISOString().slice(0, 19)}Z ${source}: ${report.read} read, ${report.added} added, ` +
            `${report.changed} changed, ${report.unchanged} unchanged, ${sum(Object.values(report.skipped))} skipped`,
        )
    })
  },
}

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0)
