import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { layout, spreadTables } from '../../db/layout.ts'
import { planDistribution } from './plan.ts'

const database = await createTestDatabase()
const { sql } = database
afterAll(() => database.close())

/** The plan with a change of the schema, which is undone afterwards. */
async function planAfter(change: string): ReturnType<typeof planDistribution> {
  const plan = { statements: [] as string[], obstacles: [] as string[] }
  const undo = new Error('undo')
  const work = sql.begin(async (tx) => {
    await tx.run(change)
    Object.assign(plan, await planDistribution(tx, []))
    throw undo
  })
  await expect(work).rejects.toBe(undo)
  return plan
}

test('every table has a place, and nothing in the schema stops the distribution [OPERATION-12]', async () => {
  const { obstacles, statements } = await planDistribution(sql, [])
  expect(obstacles).toEqual([])
  expect(statements.length).toBeGreaterThan(spreadTables.length)
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
  expect(Object.keys(layout).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

test('the plan drops the keys of spread tables, spreads each beside the letters, and puts back the keys between them [OPERATION-12]', async () => {
  const { statements } = await planDistribution(sql, [])
  expect(statements).toEqual([
    "set local citus.multi_shard_modify_mode to 'sequential'",
    'alter table ai_sentences drop constraint ai_sentences_student_id_fkey',
    'alter table ai_uses drop constraint ai_uses_student_id_fkey',
    'alter table letter_reports drop constraint letter_reports_student_id_outreach_id_fkey',
    'alter table outreaches drop constraint outreaches_follow_up_to',
    'alter table outreaches drop constraint outreaches_professor_id_fkey',
    'alter table outreaches drop constraint outreaches_student_id_fkey',
    'alter table templates drop constraint templates_student_id_fkey',
    "select create_distributed_function('mail_address_key(text)')",
    "select create_distributed_table('outreaches', 'student_id', colocate_with => 'none')",
    "select create_distributed_table('letter_reports', 'student_id', colocate_with => 'outreaches')",
    "select create_distributed_table('ai_uses', 'student_id', colocate_with => 'outreaches')",
    "select create_distributed_table('templates', 'student_id', colocate_with => 'outreaches')",
    "select create_distributed_table('ai_sentences', 'student_id', colocate_with => 'outreaches')",
    'alter table letter_reports add constraint letter_reports_student_id_outreach_id_fkey FOREIGN KEY (student_id, outreach_id) REFERENCES outreaches(student_id, id) ON DELETE CASCADE',
    'alter table outreaches add constraint outreaches_follow_up_to FOREIGN KEY (student_id, follow_up_to) REFERENCES outreaches(student_id, id)',
    ...spreadTables.map((table) => `select truncate_local_data_after_distributing_table('${table}')`),
  ])
})

test('what is spread already is not spread again [OPERATION-12]', async () => {
  expect((await planDistribution(sql, spreadTables)).statements).toEqual([])
  const { statements } = await planDistribution(
    sql,
    spreadTables.filter((table) => table !== 'templates'),
  )
  expect(statements.filter((one) => one.includes('create_distributed_table'))).toEqual([
    "select create_distributed_table('templates', 'student_id', colocate_with => 'outreaches')",
  ])
})

test.each([
  ['create table notes (id int primary key)', 'The table notes has no place in server/src/db/layout.ts.'],
  [
    'create unique index templates_text on templates (content)',
    'The unique key templates_text of templates does not contain student_id.',
  ],
  [
    `create trigger late before update on outreaches for each row execute function suppress_redundant_updates_trigger()`,
    'The table outreaches has the trigger late.',
  ],
  [
    `alter table journal add column student_id uuid, add column letter bigint,
       add constraint of_letter foreign key (student_id, letter) references outreaches (student_id, id)`,
    'The foreign key of_letter of journal refers to outreaches, which is spread.',
  ],
])('an obstacle in the schema stops the plan: %s [OPERATION-12]', async (change, sentence) => {
  expect(await planAfter(change)).toEqual({ statements: [], obstacles: [sentence] })
})
