import { sql as kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { fragment, names, raw } from './sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('PostgreSQL stores and returns values of every type that the tables use', async () => {
  const at = new Date('2026-03-29T01:30:00.123Z')
  const bytes = Buffer.from([0, 255, 92, 39])
  const awkward = ['a,b', '"quoted"', 'back\\slash', '', 'NULL', '{}', 'línea\n2']
  const values = {
    big: 9_007_199_254_740_991,
    numeric: 0.5,
    flag: true,
    text: 'Žluťoučký',
    at,
    bytes,
    texts: awkward,
    numbers: [1, -2],
    bigs: [3, 4],
    nothing: null,
    json: { a: [1, { b: null }] },
    list: ['x', 1],
  }
  const { sql, db } = database
  const json = JSON.stringify(values.json)
  const list = JSON.stringify(values.list)
  expect(
    await sql`
      select ${values.big}::bigint as big, ${values.numeric}::numeric as numeric, ${true}::boolean as flag,
        ${values.text}::text as text, ${at}::timestamptz as at, ${bytes}::bytea as bytes, ${awkward}::text[] as texts,
        ${values.numbers}::int[] as numbers, ${values.bigs}::bigint[] as bigs, ${null}::text as nothing,
        ${json}::jsonb as json, ${list}::jsonb as list`,
  ).toEqual([values])
  const { rows } = await kysely`
    select ${values.big}::bigint as big, ${values.json}::jsonb as json, ${bytes}::bytea as bytes,
      ${[bytes]}::bytea[] as all_bytes, ${[at, null]}::timestamptz[] as times`.execute(db)
  expect(rows).toEqual([{ big: values.big, json: values.json, bytes, all_bytes: [bytes], times: [at, null] }])
})

test('a parameter that is undefined is refused, and not sent as NULL', async () => {
  await expect(database.sql`select ${undefined as never}::text`).rejects.toThrow(/Parameter 1 .* undefined/)
  await expect(kysely`select ${1}::int, ${undefined}::text`.execute(database.db)).rejects.toThrow(/Parameter 2/)
  expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('fragments are inserted with their parameters, names are quoted', async () => {
  const { sql } = database
  await sql`create table ${names('odd "name"')} (${names('a b')} integer, c integer)`
  const inserted = await sql`insert into ${names('odd "name"')} (${names(['a b', 'c'])}) values (1, ${2}), (3, 4)`
  expect(inserted.count).toBe(2)
  const isOne = fragment`${names('a b')} = ${1} and ${fragment`c = ${2}`}`
  expect(await sql`select ${raw('c')} from ${names('odd "name"')} where ${isOne} or c = ${99}`).toEqual([{ c: 2 }])
})

test('a transaction is rolled back when its work throws, and when one of its statements failed', async () => {
  const { sql } = database
  await sql`create table entered (n integer)`
  const failing = sql.begin(async (tx) => {
    await tx`insert into entered values (1)`
    throw new Error('its own')
  })
  await expect(failing).rejects.toThrow('its own')
  const hidden = sql.begin(async (tx) => {
    await tx`insert into entered values (1)`
    await tx`select 1/0`.catch(() => undefined)
  })
  await expect(hidden).rejects.toThrow(/rolled back/)
  expect(await sql.begin((tx) => tx`insert into entered values (2) returning n`)).toEqual([{ n: 2 }])
  expect(await sql`select n from entered`).toEqual([{ n: 2 }])
})
