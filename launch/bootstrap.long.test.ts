import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const lock = {
  packages: {
    '': {},
    contract: {},
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/for-a-mac': { version: '1.0.0', optional: true },
  },
}
const installs =
  'mkdir node_modules; sed "s/for-a-mac/gone/" package-lock.json > node_modules/.package-lock.json; echo "$@" > called'

// A minimal clone: the real bootstrap, a fake npm, and one script.
let clone: string
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'labreach-bootstrap-'))
  mkdirSync(join(clone, 'launch'))
  for (const file of ['bootstrap.mjs', 'node-package.mjs', 'run.mjs'])
    cpSync(join(import.meta.dirname, file), join(clone, 'launch', file))
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify(lock))
  write(
    'script.ts',
    `const words: string[] = process.argv.slice(2); console.log('ran', ...words); process.exitCode = 7`,
  )
  write('wait.ts', `console.log('waiting'); setInterval(() => {}, 1000)`)
  npm(installs)
})
afterEach(() => rmSync(clone, { recursive: true }))

test('installs the packages of the lock file, then runs the script with its arguments and returns its exit code', async () => {
  const { output, code } = await run('script.ts', 'one', '--two').ended
  expect(output).toMatch(/^Installing the packages .*\nran one --two\n$/)
  expect(code).toBe(7)
  expect(readFileSync(join(clone, 'called'), 'utf8')).toContain('ci --ignore-scripts')
})

test('does not install when the packages match the lock file, and does for an older version', async () => {
  mkdirSync(join(clone, 'node_modules'))
  const hidden = join(clone, 'node_modules/.package-lock.json')
  writeFileSync(hidden, JSON.stringify({ packages: { 'node_modules/zod': { version: '4.0.0' } } }))
  expect((await run('script.ts').ended).output).toBe('ran\n')
  writeFileSync(hidden, JSON.stringify({ packages: { 'node_modules/zod': { version: '3.9.9' } } }))
  npm('touch called')
  expect((await run('script.ts').ended).output).toContain('Installing')
  expect(existsSync(join(clone, 'called'))).toBe(true)
})

test('prints the end of the output of a failed npm', async () => {
  npm('echo "npm error code ENOSPC"; exit 1')
  const { output, code } = await run('script.ts').ended
  expect(output).toMatch(/npm error code ENOSPC\n\nnpm could not install the packages\./)
  expect(output).not.toContain('ran')
  expect(code).toBe(1)
})

test('forwards a signal to the script', async () => {
  const { child, ended } = run('wait.ts')
  child.stdout.on('data', (chunk) => String(chunk).includes('waiting') && child.kill('SIGTERM'))
  expect(await ended).toMatchObject({ code: 128 + 15 })
})

function write(file: string, text: string): void {
  writeFileSync(join(clone, file), text)
}

function npm(body: string): void {
  write('npm', `#!/bin/sh\n${body}\n`)
  chmodSync(join(clone, 'npm'), 0o755)
}

function run(...args: string[]) {
  const env = { ...process.env, PATH: `${clone}:${process.env.PATH}` }
  const child = spawn(process.execPath, [join(clone, 'launch/run.mjs'), ...args], { cwd: clone, env, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ output, code }))
  return { child, ended }
}
