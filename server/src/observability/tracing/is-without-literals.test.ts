import { expect, test } from 'vitest'
import { isWithoutLiterals } from './is-without-literals.ts'

const clean = [
  'select "id", name from students where "id" = $1 and plan in ($2, $13) for update skip locked',
  'insert into ai_uses (student_id) values ($1::int) on conflict do nothing',
  'begin',
]
const unclean = [
  "select from students where username = 'ada@park.example'",
  "select e'ada'",
  'select $$ada$$',
  'select $tag$ada$tag$',
  'select from students where id = 4711',
  'select 1.5',
  'select -1',
  'select id from students -- ada',
  'select /* ada */ id from students',
  'select id as "Ada Park" from students',
  'select id as "ada""park" from students',
  `select ${'a'.repeat(4_000)}`,
]

test('only keywords, names and placeholders count as a statement without data [OPERATION-16]', () => {
  expect([...clean, ...unclean].filter(isWithoutLiterals)).toEqual(clean)
})
