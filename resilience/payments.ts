import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run lab -- payments [--histories 1000] [--seed 7]`: runs random histories of payments in which events are
 * delivered twice, late, in any order or never, and verification and webhook of a payment run concurrently. After each
 * history the student's plan must match the provider's records. A failure prints its seed and its shortest history;
 * exit code 1.
 */
const { values } = parseArgs({
  options: { histories: { type: 'string', default: '1000' }, seed: { type: 'string' } },
})
const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const test = 'server/src/billing/histories.whole.test.ts'
const child = spawn(process.execPath, [vitest, 'run', '--project=whole', test], {
  cwd: root,
  env: { ...process.env, HISTORIES: values.histories, ...(values.seed && { SEED: values.seed }) },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
const [code] = (await once(child, 'close')) as [number | null]
process.exitCode = code ?? 1
