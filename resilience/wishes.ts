import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

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
const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const test = 'server/src/professor-page/any-wishes.whole.test.ts'
const child = spawn(process.execPath, [vitest, 'run', '--project=whole', test], {
  cwd: root,
  env: {
    ...process.env,
    WISHES: values.steps,
    WISHES_BY_CALLS: values.calls,
    FORGED_LINKS: values.links,
    READS: values.reads,
    ...(values.seed && { SEED: values.seed }),
  },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
const [code] = (await once(child, 'close')) as [number | null]
process.exitCode = code ?? 1
