import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

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
const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const test = 'server/src/outreach/any-letters.whole.test.ts'
const child = spawn(process.execPath, [vitest, 'run', '--project=whole', test], {
  cwd: root,
  env: {
    ...process.env,
    LETTERS: values.letters,
    STUDENTS: values.students,
    ...(values.seed && { SEED: values.seed }),
  },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
const [code] = (await once(child, 'close')) as [number | null]
process.exitCode = code ?? 1
