import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs simulations, which are tests of the server, with their size in environment variables. Sets the exit code. */
export async function runSimulation(
  tests: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const root = join(import.meta.dirname, '..')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--project=whole', ...tests], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  const [code] = (await once(child, 'close')) as [number | null]
  process.exitCode = code ?? 1
}
