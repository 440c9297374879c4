import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readerArguments } from './start-reader.ts'

/** What a program may do that runs with the rights of the process that reads resumes: code of a PDF that broke out, say. */
function asReader(program: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [...readerArguments, '--eval', program], {
    env: {},
    encoding: 'utf8',
  })
  return stdout.trim() || stderr
}
const attempt = (action: string) =>
  asReader(`try { ${action}; console.log('done') } catch (error) { console.log(error.code) }`)

test.each([
  ['reads no settings and keys of the server', `require('fs').readFileSync('/proc/${process.pid}/environ')`],
  ['reads no file of the machine', `require('fs').readFileSync('/etc/passwd')`],
  ['lists no folder of resumes', `require('fs').readdirSync(${JSON.stringify(import.meta.dirname + '/../../../..')})`],
  ['writes nowhere', `require('fs').writeFileSync('/tmp/labreach-reader', '')`],
  ['not even its own code', `require('fs').writeFileSync(${JSON.stringify(import.meta.filename)}, '')`],
  ['starts no process', `require('child_process').spawnSync('true')`],
])('an outside review: the process that reads resumes %s', (_, action) => {
  const before = readFileSync(import.meta.filename, 'utf8')
  expect(attempt(action)).toBe('ERR_ACCESS_DENIED')
  expect(readFileSync(import.meta.filename, 'utf8')).toBe(before)
})

test('and has nothing in its environment', () => {
  expect(asReader('console.log(JSON.stringify(Object.keys(process.env)))')).toBe('[]')
})
