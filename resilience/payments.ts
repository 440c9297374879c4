import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run lab -- payments [--histories 1000] [--seed 7]`: plays so many random histories of payments, in which events
 * come twice, late, in any order or never, and a verified payment races its own webhook. After each of them the student's
 * plan must be what the provider's books say. A failure names its seed and its shortest history; exit code 1.
 */
const { values } = parseArgs({
  options: { histories: { type: 'string', default: '1000' }, seed: { type: 'string' } },
})
const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const test = 'server/src/billing/histories.whole.test.ts'
const played = spawn(process.execPath, [vitest, 'run', '--project=whole', test], {
  cwd: root,
  env: { ...process.env, HISTORIES: values.histories, ...(values.seed && { SEED: values.seed }) },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => played.kill(signal))
const [code] = (await once(played, 'close')) as [number | null]
process.exitCode = code ?? 1
