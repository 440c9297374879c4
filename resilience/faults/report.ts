import { loadavg } from 'node:os'
import type { FinalResult, RunResult } from './run.ts'
import type { Round } from './rounds.ts'
import type { Recovery } from './fault.ts'

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** The line of one round. */
export function formatRound({ fault, readyMs, normalMs, notes, problems }: Round, number: number): string {
  const more = [...notes, ...problems.map((one) => `\n     PROBLEM ${one}`)].join('; ')
  const times = `ready after ${seconds(readyMs).padStart(6)}, normal after ${seconds(normalMs).padStart(6)}`
  return `${String(number).padStart(4)}  ${fault.padEnd(38)} ${times}${more && `  ${more}`}`
}

/** The report of a run. `isBroken`: there is a problem. */
export function createReport(
  { run, rounds, history }: RunResult,
  { finalProblems, duplicateMails }: FinalResult,
): { lines: string[]; isBroken: boolean } {
  const byFault = Object.entries(Object.groupBy(rounds, ({ fault }) => fault)).toSorted(([one], [other]) =>
    one.localeCompare(other),
  )
  const lines = [
    '',
    `${run.system.name}: ${rounds.length} rounds, load average (5 min) ${loadavg()[1]!.toFixed(1)}`,
    '  rounds   max. to ready   max. to normal  broken  fault',
  ]
  for (const [fault, all = []] of byFault) {
    const max = (time: keyof Recovery) => seconds(Math.max(...all.map((round) => round[time])))
    const broken = all.filter(({ problems }) => problems.length > 0).length
    lines.push(
      `  ${String(all.length).padStart(6)}  ${max('readyMs').padStart(14)}  ${max('normalMs').padStart(15)}  ` +
        `${String(broken).padStart(6)}  ${fault}`,
    )
  }
  lines.push('', '     done  refused  unknown  writes of students')
  for (const [kind, { done, refused, unknown }] of Object.entries(run.expected.counts))
    lines.push(`  ${String(done).padStart(7)}  ${String(refused).padStart(7)}  ${String(unknown).padStart(7)}  ${kind}`)
  const { problems } = history
  lines.push(
    '',
    ...finalProblems.map((one) => `  FINAL PROBLEM ${one}`),
    `  ${duplicateMails} account mails were sent twice (permitted if a process ends or a response is lost before it is recorded)`,
    `  ${Object.entries(problems)
      .map(([kind, all]) => `${all.size} ${kind}`)
      .join(', ')}`,
    ...(run.system.writers ? [`  ${run.system.writers.describe()}`] : []),
  )
  const isBroken =
    finalProblems.length > 0 ||
    rounds.some((round) => round.problems.length > 0) ||
    Object.values(problems).some(({ size }) => size > 0)
  return { lines, isBroken }
}
