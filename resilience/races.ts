import { parseArgs } from 'node:util'
import { runSimulation } from './run-simulation.ts'

/**
 * `npm run lab -- races [--races 10000] [--histories 10000] [--seed 7]`: races of a take-back with the leaving of a held
 * letter, of several clicks on one follow-up, and of an answer with a follow-up; and random histories of letters now and
 * later, in which no window may have more letters than its limit. Prints the figures; exit code 1 for a violation.
 */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { races: { ...text, default: '10000' }, histories: { ...text, default: '10000' }, seed: text },
})
await runSimulation(
  ['server/src/outreach/held/any-holds.whole.test.ts', 'server/src/outreach/follow-up/one-follow-up.whole.test.ts'],
  { RACES: values.races, HISTORIES: values.histories, ...(values.seed && { SEED: values.seed }) },
)
