import { expect, test } from 'vitest'
import { findBroken, rules } from './rules.ts'

test.each(Object.entries(rules))(
  'sees a statement that a spread table would refuse: %s [OPERATION-11]',
  async (name, { example }) => {
    expect(await findBroken(example)).toEqual([name])
  },
)

test.each([
  [
    'a row of a student',
    'insert into templates (student_id, name) values ($1, $2) on conflict (student_id, lower(name)) do nothing',
  ],
  [
    'two tables of one student',
    'select from outreaches letter join letter_reports report using (student_id) where letter.id = $1',
  ],
  [
    'a lock of one student’s rows',
    'select id from outreaches letter where letter.student_id = $1::uuid for no key update',
  ],
  [
    'a spread table apart from one of the coordinator',
    `with letter as materialized (select professor_id from outreaches where student_id = $1)
      select name from letter join professors on professors.id = professor_id`,
  ],
  ['all rows', "select student_id, id from outreaches where state = 'held' order by reserved_at limit 5"],
  [
    'tables of the coordinator',
    'with gone as (delete from sessions returning id) insert into journal select from gone',
  ],
])('accepts %s', async (_, text) => {
  expect(await findBroken(text)).toEqual([])
})

test('a materialized query with tables of both places is refused', async () => {
  const text = `with letter as materialized (select name from outreaches, professors where student_id = $1)
    select from letter`
  expect(await findBroken(text)).toEqual(['join-with-coordinator'])
})
