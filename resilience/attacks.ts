import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { alone, lanes } from './attacks/all.ts'
import { inOneLine, playAll, type Attack, type Played } from './attacks/attack.ts'
import { openStage } from './attacks/stage.ts'

/**
 * `npm run lab -- attacks [--findings 1,2 --quick --of <folder>]`: plays what an outside review found, and variations of it,
 * against the running product: one line each with the number of the finding, what was tried, whether the product held, and
 * what was seen. `--quick` leaves out what measures memory and time; `--of` starts the product of another checkout. Exit
 * code 1 when one works or could not be played.
 */
const { values } = parseArgs({
  options: { findings: { type: 'string' }, quick: { type: 'boolean', default: false }, of: { type: 'string' } },
})
const findings = values.findings?.split(',').map(Number)
const chosen = (some: readonly Attack[]) =>
  some.filter(({ finding, long }) => (!findings || findings.includes(finding)) && !(values.quick && long))
const stage = await openStage(values.of && resolve(values.of))
const say = (one: Played) => console.log(inOneLine(one))
try {
  const played = [...(await playAll(stage, lanes.map(chosen), say)), ...(await playAll(stage, [chosen(alone)], say))]
  const wrong = played.filter(({ result }) => result !== 'held')
  const works = wrong.filter(({ result }) => result === 'WORKS')
  console.log(`\n${works.length} of ${played.length} work, ${wrong.length - works.length} could not be played.`)
  process.exitCode = wrong.length > 0 ? 1 : 0
} finally {
  await stage.stop()
}
