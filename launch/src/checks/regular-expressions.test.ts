import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { judgeExpression } from './judge-expression.ts'
import { checkRegularExpressions, listPath, type ExpressionList } from './regular-expressions.ts'

/** The findings for one source file and a list. */
async function findings(source: string, list: Partial<ExpressionList>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-expressions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'launch/src/checks'), { recursive: true })
  await mkdir(join(folder, 'server/src'), { recursive: true })
  await writeFile(join(folder, 'server/src/a.ts'), source)
  await writeFile(join(folder, 'server/src/a.test.ts'), 'export const inTests = /(b+)+$/\n')
  await writeFile(join(folder, listPath), JSON.stringify({ safe: [], bounded: [], built: [], ...list }))
  return (await checkRegularExpressions(folder)).findings
}

test('an expression of exponential or quadratic time is not safe, a linear one is', () => {
  expect(judgeExpression('/^(a+)+$/')).toMatchObject({ safe: false, why: expect.stringContaining('exponential') })
  expect(judgeExpression('/\\s*\\n\\s*/g')).toMatchObject({ safe: false, why: expect.stringContaining('2nd degree') })
  expect(judgeExpression('/^[a-z]+:\\d+$/iu')).toMatchObject({ safe: true })
})

test('every literal or constructed expression must be in the list, with its flags', async () => {
  const source = "export const all = [/a/g, RegExp('b'), new RegExp(`c`, 'u'), 4 / 2 / 1]\n"
  expect(await findings(source, { safe: ['/a/g', '/b/', '/c/u'] })).toEqual([])
  expect(await findings(source, { safe: ['/a/', '/b/', '/c/u'] })).toEqual([
    'server/src/a.ts: /a/g is not in the list: npm run lab -- regexes',
    `${listPath}: /a/ is not in the sources`,
  ])
})

test('a bounded expression is allowed only in the file of its entry', async () => {
  const one = { expression: '/a+$/', reason: 'At most 40 characters.' }
  expect(await findings('export const a = /a+$/\n', { bounded: [{ ...one, file: 'server/src/a.ts' }] })).toEqual([])
  expect(await findings('export const a = /a+$/\n', { bounded: [{ ...one, file: 'server/src/b.ts' }] })).toEqual([
    'server/src/a.ts: /a+$/ is not in the list: npm run lab -- regexes',
    `${listPath}: server/src/b.ts: /a+$/ is not in the sources`,
  ])
  expect(
    await findings('export const a = /a+$/\n', { bounded: [{ ...one, file: 'server/src/a.ts', reason: ' ' }] }),
  ).toEqual([`${listPath}: an entry of server/src/a.ts has no reason`])
})

test('expressions that a file builds at run time need a count and a reason', async () => {
  const source = 'export const a = (text: string) => new RegExp(`${text}+`)\n'
  expect(await findings(source, {})).toEqual([`server/src/a.ts: builds 1 expressions, ${listPath} has 0`])
  expect(await findings(source, { built: [{ file: 'server/src/a.ts', count: 1, reason: 'Counted.' }] })).toEqual([])
})
