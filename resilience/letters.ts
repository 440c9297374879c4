import { parseArgs } from 'node:util'
import { runSimulation } from './run-simulation.ts'

/**
 * `npm run lab -- letters [--letters 10000] [--students 50] [--seed 7]`: sends random letters to 30 professors at five
 * schools, with opt-outs and hours between them, so that the run covers months of the test clock; students enter any
 * address. According to the mails that the sandbox delivered, no letter may reach an address that has opted out, be the
 * fourth to an address in a week, or the second of a student to a professor in a week. Exit code 1 for a violation.
 */
const { values } = parseArgs({
  options: {
    letters: { type: 'string', default: '10000' },
    students: { type: 'string', default: '50' },
    seed: { type: 'string' },
  },
})
await runSimulation(['server/src/outreach/any-letters.whole.test.ts'], {
  LETTERS: values.letters,
  STUDENTS: values.students,
  ...(values.seed && { SEED: values.seed }),
})
