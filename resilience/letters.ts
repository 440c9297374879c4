import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run lab -- letters [--letters 10000] [--students 50] [--seed 7]`: so many random letters to 30 professors at five
 * schools, with opt-outs and weeks between them; students type any address. By the sandbox's own mailboxes none may reach
 * an address that has opted out, none be the fourth in a week, and none the second of a student in a week. Prints figures;
 * exit code 1 when one does.
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
const played = spawn(process.execPath, [vitest, 'run', '--project=whole', test], {
  cwd: root,
  env: {
    ...process.env,
    LETTERS: values.letters,
    STUDENTS: values.students,
    ...(values.seed && { SEED: values.seed }),
  },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => played.kill(signal))
const [code] = (await once(played, 'close')) as [number | null]
process.exitCode = code ?? 1
