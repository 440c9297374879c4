import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { spreadTables } from '../db/layout.ts'
import { planDistribution } from './distribute/plan.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const database = await createTestDatabase()
afterAll(() => database.close())

function distribute(...args: string[]): Promise<{ exitCode: number | null; out: string; errors: string }> {
  const env = { ...process.env, DATABASE_URL: database.url }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, 'distribute', ...args], { env }, (_, out, errors) =>
      resolve({ exitCode: child.exitCode, out, errors }),
    )
  })
}

test('without Citus `labreach distribute` refuses with one sentence and changes nothing [OPERATION-12]', async () => {
  const before = await planDistribution(database.sql, [])
  expect(await distribute()).toEqual({
    exitCode: 1,
    out: '',
    errors: 'This database has no Citus: run "create extension citus" on a coordinator with it.\n',
  })
  expect(await planDistribution(database.sql, [])).toEqual(before)
})

test('--plan prints the statements and changes nothing [OPERATION-12]', async () => {
  const before = await planDistribution(database.sql, [])
  const { exitCode, out } = await distribute('--plan')
  expect(exitCode).toBe(0)
  for (const table of spreadTables)
    expect(out).toContain(`select create_distributed_table('${table}', 'student_id', colocate_with => `)
  expect(out.split('\n').slice(0, -1)).toEqual(before.statements.map((statement) => `${statement};`))
  expect(await planDistribution(database.sql, [])).toEqual(before)
})

test('a table without a place stops it with a sentence [OPERATION-12]', async () => {
  await database.sql.run('create table notes (id int primary key)')
  expect(await distribute('--plan')).toEqual({
    exitCode: 1,
    out: '',
    errors: 'The table notes has no place in server/src/db/layout.ts.\n',
  })
  await database.sql.run('drop table notes')
})
