import { uuidv7 } from 'uuidv7'
import { expect, onTestFinished, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { openDatabase } from '../db/connection.ts'
import { createStudentStates } from './student-states.ts'

const app = await testApp({ professors: 12 })
const { sql } = app.world
const [one, other] = app.professors.map(({ id }) => id) as [number, number]
const marked = (student: string, professor: number) =>
  sql`insert into relationships (student_id, professor_id, is_favorite) values (${student}, ${professor}, true)`

test('students who are asked for in the same moment each get what is theirs', async () => {
  const students = await Promise.all(Array.from({ length: 100 }, () => aStudent(app)))
  for (const [number, { id }] of students.entries()) {
    await sql`update students set major = ${`Major ${number}`} where id = ${id}`
    if (number % 2 === 0) await marked(id, number % 4 === 0 ? one : other)
  }
  const states = createStudentStates(sql)
  for (const _ of ['asked for the first time', 'kept']) {
    const found = await Promise.all(students.map(({ id }) => states(id)))
    expect(found.map((state) => state!.major)).toEqual(students.map((_, number) => `Major ${number}`))
    expect(found.map((state) => [...state!.relationships.favorites])).toEqual(
      students.map((_, number) => (number % 4 === 0 ? [one] : number % 2 === 0 ? [other] : [])),
    )
  }
})

test('whoever is gone, or whose session is over, gets nothing, and nobody beside them notices', async () => {
  const [alive, over] = [await aStudent(app), await aStudent(app)]
  const [session, ended] = [uuidv7(), uuidv7()]
  const until = new Date(app.clock.now().getTime() + 1e6)
  for (const [student, id] of [
    [alive, session],
    [over, ended],
  ] as const)
    await sql`insert into sessions (student_id, id, refresh_hash, created_at, expires_at)
      values (${student.id}, ${id}, ${Buffer.from(id)}, ${app.clock.now()}, ${until})`
  await sql`update sessions set revoked_at = now() where id = ${ended}`
  const states = createStudentStates(sql)
  const found = await Promise.all([
    states(alive.id, session),
    states(over.id, ended),
    states(over.id, session),
    states(uuidv7(), session),
  ])
  expect(found.map((state) => state !== null)).toEqual([true, false, false, false])
})

test('PostgreSQL keeps one plan for the question that every page asks', async () => {
  const { id } = await aStudent(app)
  const alone = openDatabase(app.database.url, { max: 1 })
  onTestFinished(alone.close)
  const states = createStudentStates(alone.sql)
  for (let time = 0; time < 10; time++) expect(await states(id)).not.toBeNull()
  const kept = await alone.sql`
    select custom_plans::int, generic_plans::int from pg_prepared_statements where statement ~ 'with ordinalit[y]'`
  // The first five are planned for their values, to compare.
  expect(kept).toMatchObject([{ custom_plans: 5, generic_plans: 5 }])
})

test('what changes is seen by the next question, on every server, and what does not is not sent again', async () => {
  const { id } = await aStudent(app)
  const servers = [createStudentStates(sql), createStudentStates(sql)]
  const seen = async () => (await Promise.all(servers.map((states) => states(id)))).map((state) => state!.relationships)
  const changes = [
    [marked(id, one), { favorites: [one] }],
    [marked(id, other), { favorites: [one, other] }],
    [sql`update relationships set unlocked_at = now() where student_id = ${id}`, { unlocked: [one, other] }],
    [sql`update relationships set draft_saved_at = now() where professor_id = ${one}`, { drafted: [one] }],
    [sql`update relationships set first_email_at = now() where professor_id = ${other}`, { emailed: [other] }],
    [sql`delete from relationships where student_id = ${id} and professor_id = ${one}`, { unlocked: [other] }],
    [sql`delete from relationships where student_id = ${id}`, { unlocked: [], favorites: [], emailed: [] }],
  ] as const
  expect((await seen()).map(({ of }) => of.size)).toEqual([0, 0])
  for (const [change, expected] of changes) {
    await change
    const found = await seen()
    for (const relationships of found)
      for (const [what, whom] of Object.entries(expected) as ['unlocked', number[]][])
        expect({ [what]: relationships[what] }).toEqual({ [what]: new Set(whom) })
    for (const [server, again] of (await seen()).entries()) expect(again).toBe(found[server])
  }
})

test('two who change relationships of one student at once do not wait for each other for ever', async () => {
  const { id } = await aStudent(app)
  for (const professor of app.professors) await marked(id, professor.id)
  const rounds = app.professors.flatMap((professor) => [
    sql`update relationships set is_favorite = not is_favorite where student_id = ${id} and professor_id = ${professor.id}`,
    sql.begin(async (tx) => {
      await tx`select from students where id = ${id} for update`
      await tx`update relationships set draft = 'Dear' where student_id = ${id} and professor_id = ${professor.id}`
    }),
  ])
  await expect(Promise.all(rounds)).resolves.toHaveLength(rounds.length)
})
