import { parseArgs } from 'node:util'
import { runSimulation } from './run-simulation.ts'

/**
 * `npm run lab -- wishes [--steps 1000000] [--calls 10000] [--links 1000000] [--reads 10000] [--seed 7]`: random wishes
 * of professors and letters of students, several at the same time, while months of the test clock pass; `steps` by the
 * operations in the database, `calls` through HTTP and the sandbox's mailboxes. No letter may go against a wish that was
 * saved before it, no forged link of a letter may be accepted, and no request by GET, HEAD or OPTIONS may change
 * anything. Prints the figures; exit code 1 for a violation.
 */
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '10000' },
    links: { type: 'string', default: '1000000' },
    reads: { type: 'string', default: '10000' },
    seed: { type: 'string' },
  },
})
await runSimulation(['server/src/professor-page/any-wishes.whole.test.ts'], {
  WISHES: values.steps,
  WISHES_BY_CALLS: values.calls,
  FORGED_LINKS: values.links,
  READS: values.reads,
  ...(values.seed && { SEED: values.seed }),
})
