import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { judgeExpression } from './judge-expression.ts'
import { checkRegularExpressions, listPath, type Judged } from './regular-expressions.ts'

/** What the check says of one source file and a list. */
async function findings(source: string, list: Partial<Judged>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-expressions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'launch/src/checks'), { recursive: true })
  await mkdir(join(folder, 'server/src'), { recursive: true })
  await writeFile(join(folder, 'server/src/a.ts'), source)
  await writeFile(join(folder, 'server/src/a.test.ts'), 'export const inTests = /(b+)+$/\n')
  await writeFile(join(folder, listPath), JSON.stringify({ safe: [], bounded: [], built: [], ...list }))
  return (await checkRegularExpressions(folder)).findings
}

test('an expression whose time explodes is found, a linear one is safe', () => {
  expect(judgeExpression('/^(a+)+$/')).toMatchObject({ safe: false, why: expect.stringContaining('exponential') })
  expect(judgeExpression('/\\s*\\n\\s*/g')).toMatchObject({ safe: false, why: expect.stringContaining('2nd degree') })
  expect(judgeExpression('/^[a-z]+:\\d+$/iu')).toMatchObject({ safe: true })
})

test('every expression of a source is in the list, with its flags, however it is made', async () => {
  const source = "export const all = [/a/g, RegExp('b'), new RegExp(`c`, 'u'), 4 / 2 / 1]\n"
  expect(await findings(source, { safe: ['/a/g', '/b/', '/c/u'] })).toEqual([])
  expect(await findings(source, { safe: ['/a/', '/b/', '/c/u'] })).toEqual([
    'server/src/a.ts: /a/g is not judged yet: npm run regexes',
    `${listPath}: /a/ is no longer in the sources`,
  ])
})

test('a bounded expression is allowed in the file that its reason speaks of alone', async () => {
  const one = { expression: '/a+$/', reason: 'At most 40 characters.' }
  expect(await findings('export const a = /a+$/\n', { bounded: [{ ...one, file: 'server/src/a.ts' }] })).toEqual([])
  expect(await findings('export const a = /a+$/\n', { bounded: [{ ...one, file: 'server/src/b.ts' }] })).toEqual([
    'server/src/a.ts: /a+$/ is not judged yet: npm run regexes',
    `${listPath}: server/src/b.ts: /a+$/ is no longer in the sources`,
  ])
  expect(
    await findings('export const a = /a+$/\n', { bounded: [{ ...one, file: 'server/src/a.ts', reason: ' ' }] }),
  ).toEqual([`${listPath}: an entry of server/src/a.ts gives no reason`])
})

test('expressions that a file builds when it runs are counted and have a reason', async () => {
  const source = 'export const a = (text: string) => new RegExp(`${text}+`)\n'
  expect(await findings(source, {})).toEqual([`server/src/a.ts: builds 1 expressions, ${listPath} says 0`])
  expect(await findings(source, { built: [{ file: 'server/src/a.ts', count: 1, reason: 'Counted.' }] })).toEqual([])
})
