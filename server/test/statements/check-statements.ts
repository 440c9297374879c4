import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkRecorded } from './check.ts'

// npm run lab -- statements [paths of tests…]: runs the server's tests and prints every statement that a table spread
// over Citus workers would refuse, by the rules of rules.ts. With --last: of the last run.
const folder = resolve('test-results/statements')
const args = process.argv.slice(2)

if (!args.includes('--last')) {
  rmSync(folder, { recursive: true, force: true })
  const paths = args.length > 0 ? args : ['server']
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=server', '--project=long', ...paths],
    { stdio: 'inherit', env: { ...process.env, RECORD_STATEMENTS: folder } },
  )
  if (status !== 0) throw new Error('A test has failed: not all statements were sent.')
}

const { count, findings } = await checkRecorded(folder)
for (const finding of findings) process.stdout.write(`${finding}\n`)
process.stdout.write(`${count} statements, ${findings.length} refused\n`)
process.exitCode = findings.length > 0 ? 1 : 0
