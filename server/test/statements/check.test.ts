import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkRecorded } from './check.ts'

const folder = await mkdtemp(join(tmpdir(), 'labreach-statements-'))
afterAll(() => rm(folder, { recursive: true }))

const recorded = (file: string, text: string) => `${JSON.stringify({ file, text })}\n`
/** Citus may move whole tables between machines for it (`rules.ts`). */
const planted = 'insert into templates (student_id, name) select student_id, name from templates where student_id = $1'

test('a planted SQL statement of the product is named with its file and rule, those of tests are not [OPERATION-11]', async () => {
  await writeFile(
    join(folder, '1.jsonl'),
    recorded('server/src/templates/copy.ts', planted) +
      recorded('server/src/templates/list.ts', 'select name from templates where student_id = $1') +
      recorded('server/src/templates/copy.test.ts', planted) +
      recorded('server/test/builders.ts', planted),
  )
  const { count, findings } = await checkRecorded(folder, {})
  expect(count).toBe(2)
  expect(findings).toEqual([expect.stringMatching(/^server\/src\/templates\/copy\.ts .*\(subquery-in-insert\)/)])
})

test('an exception exempts its file from one rule, and an unnecessary one is named [OPERATION-11]', async () => {
  const exception = { rule: 'subquery-in-insert', because: 'a test needs it' }
  expect((await checkRecorded(folder, { 'server/src/templates/copy.ts': exception })).findings).toEqual([])
  expect((await checkRecorded(folder, { 'server/src/templates/list.ts': exception })).findings).toHaveLength(2)
})

test('an empty folder is no success [OPERATION-11]', async () => {
  expect((await checkRecorded(join(folder, 'missing'), {})).findings).toHaveLength(1)
})
