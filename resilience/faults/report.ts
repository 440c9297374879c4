import { loadavg } from 'node:os'
import type { Finish, Ran } from './run.ts'
import type { Round } from './rounds.ts'
import type { WayBack } from './stage.ts'

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** One line while the run goes on. */
export function lineOf({ fault, readyMs, normalMs, notes, wrong }: Round, number: number): string {
  const more = [...notes, ...wrong.map((one) => `\n     WRONG ${one}`)].join('; ')
  const times = `ready after ${seconds(readyMs).padStart(6)}, normal after ${seconds(normalMs).padStart(6)}`
  return `${String(number).padStart(4)}  ${fault.padEnd(38)} ${times}${more && `  ${more}`}`
}

/** The figures of a run as lines, and whether a bound is broken. */
export function reportOf(
  { scene, rounds, memory }: Ran,
  { last, mailsTwice }: Finish,
): { lines: string[]; isBroken: boolean } {
  const byFault = Object.entries(Object.groupBy(rounds, ({ fault }) => fault)).toSorted(([one], [other]) =>
    one.localeCompare(other),
  )
  const lines = [
    '',
    `${scene.field.name}: ${rounds.length} rounds, load of the machine ${loadavg()[1]!.toFixed(1)}`,
    '  rounds  worst to ready  worst to normal  broken  fault',
  ]
  for (const [fault, all = []] of byFault) {
    const worst = (time: keyof WayBack) => seconds(Math.max(...all.map((round) => round[time])))
    const broken = all.filter(({ wrong }) => wrong.length > 0).length
    lines.push(
      `  ${String(all.length).padStart(6)}  ${worst('readyMs').padStart(14)}  ${worst('normalMs').padStart(15)}  ` +
        `${String(broken).padStart(6)}  ${fault}`,
    )
  }
  lines.push('', '     done  refused   open  in the ledger')
  for (const [kind, { done, refused, open }] of Object.entries(scene.ledger.counts))
    lines.push(`  ${String(done).padStart(7)}  ${String(refused).padStart(7)}  ${String(open).padStart(5)}  ${kind}`)
  const { found } = memory
  lines.push(
    '',
    ...last.map((one) => `  WRONG in the end: ${one}`),
    `  ${mailsTwice} account mails came twice (a process died, or an answer was lost, between sending one and noting it)`,
    `  ${found.lost.size} lost, ${found['over quota'].size} over quota, ${found['double letters'].size} double letters, ` +
      `${found['double charges or grants'].size} double charges or grants, ${found['half done'].size} half done`,
  )
  const isBroken =
    last.length > 0 || rounds.some(({ wrong }) => wrong.length > 0) || Object.values(found).some(({ size }) => size > 0)
  return { lines, isBroken }
}
