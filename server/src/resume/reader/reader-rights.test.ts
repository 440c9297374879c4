import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readerArguments } from './start-reader.ts'

/** Runs a program with the rights of the process that reads resumes, like code that a hostile PDF injected. */
function runAsReader(program: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [...readerArguments, '--eval', program], {
    env: {},
    encoding: 'utf8',
  })
  return stdout.trim() || stderr
}
const attempt = (action: string) =>
  runAsReader(`try { ${action}; console.log('done') } catch (error) { console.log(error.code) }`)

test.each([
  ['cannot read the settings and keys of the server', `require('fs').readFileSync('/proc/${process.pid}/environ')`],
  ['cannot read files of the machine', `require('fs').readFileSync('/etc/passwd')`],
  ['cannot list folders', `require('fs').readdirSync(${JSON.stringify(import.meta.dirname + '/../../../..')})`],
  ['cannot create files', `require('fs').writeFileSync('/tmp/labreach-reader', '')`],
  ['cannot change its own code', `require('fs').writeFileSync(${JSON.stringify(import.meta.filename)}, '')`],
  ['cannot start processes', `require('child_process').spawnSync('true')`],
])('the process that reads resumes %s', (_, action) => {
  const before = readFileSync(import.meta.filename, 'utf8')
  expect(attempt(action)).toBe('ERR_ACCESS_DENIED')
  expect(readFileSync(import.meta.filename, 'utf8')).toBe(before)
})

test('the environment of the process is empty', () => {
  expect(runAsReader('console.log(JSON.stringify(Object.keys(process.env)))')).toBe('[]')
})
