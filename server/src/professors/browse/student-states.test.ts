import { uuidv7 } from 'uuidv7'
import { expect, onTestFinished, test } from 'vitest'
import { aStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { openDatabase } from '../../db/connection.ts'
import { selectStudentStates } from './select-student-states.ts'
import { createStudentStates } from './student-states.ts'

const app = await testApp({ professors: 12 })
const { sql } = app.services
const [one, other] = app.professors.map(({ id }) => id) as [number, number]
const markFavorite = (student: string, professor: number) =>
  sql`insert into relationships (student_id, professor_id, is_favorite) values (${student}, ${professor}, true)`

test('concurrent requests of many students each get the right state', async () => {
  const students = await Promise.all(Array.from({ length: 100 }, () => aStudent(app)))
  for (const [number, { id }] of students.entries()) {
    await sql`update students set major = ${`Major ${number}`} where id = ${id}`
    if (number % 2 === 0) await markFavorite(id, number % 4 === 0 ? one : other)
  }
  const states = createStudentStates(sql)
  for (const _ of ['from the database', 'from the cache']) {
    const found = await Promise.all(students.map(({ id }) => states(id)))
    expect(found.map((state) => state!.major)).toEqual(students.map((_, number) => `Major ${number}`))
    expect(found.map((state) => [...state!.relationships.favorites])).toEqual(
      students.map((_, number) => (number % 4 === 0 ? [one] : number % 2 === 0 ? [other] : [])),
    )
  }
})

test('a deleted account or an ended session gets null, and others in the same batch are not affected', async () => {
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

test('PostgreSQL uses one generic plan for the query of every page, and never scans the table of sessions', async () => {
  const students = await Promise.all(Array.from({ length: 10 }, () => aStudent(app)))
  for (const { id } of students)
    await sql`insert into sessions (student_id, id, refresh_hash, created_at, expires_at)
      select ${id}, gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), now(), now() from generate_series(1, 60)`
  await sql`analyze students, sessions`
  const { sql: alone, close } = openDatabase(app.database.url, { max: 1, prepared: true, onePlan: true })
  onTestFinished(close)
  const sessions = await sql<{ id: string; student_id: string }[]>`
    select distinct on (student_id) student_id, id from sessions where student_id = any(${students.map(({ id }) => id)})`
  await alone.begin(async (tx) => {
    const queries = sessions.map(({ student_id, id }) => ({ studentId: student_id, sessionId: id, stamp: null }))
    for (let number = 1; number <= 10; number++)
      expect(await selectStudentStates(tx, queries.slice(0, number))).toHaveLength(number)
    const plans = await tx`
      select custom_plans::int, generic_plans::int from pg_prepared_statements where statement ~ 'with ordinalit[y]'`
    expect(plans).toEqual([{ custom_plans: 0, generic_plans: 10 }])
    const read = await tx`select seq_scan::int from pg_stat_xact_user_tables where relname = 'sessions'`
    expect(read).toEqual([{ seq_scan: 0 }])
  })
})

test('every server sees a change with its next query, and does not read unchanged relationships again', async () => {
  const { id } = await aStudent(app)
  const servers = [createStudentStates(sql), createStudentStates(sql)]
  const readSeen = async () =>
    (await Promise.all(servers.map((states) => states(id)))).map((state) => state!.relationships)
  const changes = [
    [() => markFavorite(id, one), { favorites: [one] }],
    [() => markFavorite(id, other), { favorites: [one, other] }],
    [() => sql`update relationships set unlocked_at = now() where student_id = ${id}`, { unlocked: [one, other] }],
    [() => sql`update relationships set draft_saved_at = now() where professor_id = ${one}`, { drafted: [one] }],
    [() => sql`update relationships set first_email_at = now() where professor_id = ${other}`, { emailed: [other] }],
    [() => sql`delete from relationships where student_id = ${id} and professor_id = ${one}`, { unlocked: [other] }],
    [() => sql`delete from relationships where student_id = ${id}`, { unlocked: [], favorites: [], emailed: [] }],
  ] as const
  expect((await readSeen()).map(({ byProfessor }) => byProfessor.size)).toEqual([0, 0])
  for (const [change, expected] of changes) {
    await change()
    const found = await readSeen()
    for (const relationships of found)
      for (const [set, ids] of Object.entries(expected) as ['unlocked', number[]][])
        expect({ [set]: relationships[set] }).toEqual({ [set]: new Set(ids) })
    for (const [server, again] of (await readSeen()).entries()) expect(again).toBe(found[server])
  }
})

test('concurrent changes to relationships of one student do not deadlock', async () => {
  const { id } = await aStudent(app)
  for (const professor of app.professors) await markFavorite(id, professor.id)
  const changes = app.professors.flatMap((professor) => [
    sql`update relationships set is_favorite = not is_favorite where student_id = ${id} and professor_id = ${professor.id}`,
    sql.begin(async (tx) => {
      await tx`select from students where id = ${id} for update`
      await tx`update relationships set draft = 'Dear' where student_id = ${id} and professor_id = ${professor.id}`
    }),
  ])
  await expect(Promise.all(changes)).resolves.toHaveLength(changes.length)
})
