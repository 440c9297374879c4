import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openDatabase } from './connection.ts'
import { copyInto, copyRows, regroupAtLineEnds } from './copy.ts'
import { fragment, raw } from './sql.ts'
import { isUnreachable } from './unreachable.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('values with separators of lines and columns are decoded', async () => {
  const { sql } = database
  const awkward = ['tab\there', 'line\nfeed', 'back\\slash', String.raw`\N`, '', 'Žluťoučký 日本 🙂', 'cr\rlf\r\n']
  await sql`create table awkward (place integer, value text)`
  for (const [place, value] of [...awkward, null].entries()) await sql`insert into awkward values (${place}, ${value})`
  const seen: (string | null)[][] = []
  for await (const rows of copyRows(sql, fragment`copy (select place, value from awkward order by place) to stdout`))
    seen.push(...rows)
  expect(seen).toEqual([...awkward, null].map((value, place) => [String(place), value]))
})

test('a slow reader gets a hundred thousand rows, each once and in order', async () => {
  const { sql } = database
  let next = 1
  const rows = copyRows(sql, fragment`copy (select n, repeat('x', 200) from generate_series(1, 100000) n) to stdout`)
  for await (const some of rows) {
    for (const [number] of some) expect(number).toBe(String(next++))
    await new Promise((resolve) => void setImmediate(resolve))
  }
  expect(next).toBe(100_001)
})

test('a connection is usable after a copy of any size', async () => {
  const { sql, close } = openDatabase(database.url, { max: 1 })
  for (let rows = 1; rows <= 60; rows++) {
    const copy = copyRows(
      sql,
      fragment`copy (select repeat('x', 5000) from generate_series(1, ${raw(String(rows))})) to stdout`,
    )
    let seen = 0
    for await (const some of copy) seen += some.length
    expect(seen).toBe(rows)
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  }
  await close()
})

test('an error of the query is thrown to the reader', async () => {
  const { sql } = database
  const read = async () => {
    for await (const rows of copyRows(
      sql,
      fragment`copy (select 1 / (n - 90000) from generate_series(1, 100000) n) to stdout`,
    ))
      expect(rows).not.toEqual([])
  }
  await expect(read()).rejects.toThrow(/division by zero/)
})

test('a reader gets an error if the connection is lost during a copy', async () => {
  const { sql, close } = openDatabase(database.url, { max: 1 })
  const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  const read = async () => {
    let cut: Promise<unknown> | undefined
    for await (const rows of copyRows(
      sql,
      fragment`copy (select repeat('x', 200) from generate_series(1, 1000000)) to stdout`,
    )) {
      expect(rows).not.toEqual([])
      await (cut ??= database.sql`select pg_terminate_backend(${own!.pid})`)
    }
  }
  await expect(read()).rejects.toSatisfy(isUnreachable)
  await close()
})

test('a reader that stops early leaves the pool and a transaction usable', async () => {
  const { sql, close } = openDatabase(database.url, { max: 1 })
  const readOne = async (on: typeof sql) => {
    for await (const rows of copyRows(
      on,
      fragment`copy (select repeat('x', 200) from generate_series(1, 1000000)) to stdout`,
    ))
      return rows.length
  }
  expect(await readOne(sql)).toBeGreaterThan(0)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  const stopped = sql.begin(async (tx) => {
    await readOne(tx as typeof sql)
    throw new Error('its own')
  })
  await expect(stopped).rejects.toThrow('its own')
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await close()
})

test('rows that PostgreSQL refuses, and a source that fails, reject a copy and leave the connection usable', async () => {
  const { sql, close } = openDatabase(database.url, { max: 1 })
  await sql`create table copied (n integer)`
  const into = fragment`copy copied (n) from stdin`
  await expect(copyInto(sql, into, ['1\n', 'not a number\n'])).rejects.toMatchObject({ code: '22P02' })
  const yieldThenFail = function* () {
    yield '1\n'
    throw new Error('its own')
  }
  await expect(copyInto(sql, into, yieldThenFail())).rejects.toThrow('its own')
  await copyInto(sql, into, ['1\n2', '\n'])
  expect(await sql`select n from copied`).toEqual([{ n: 1 }, { n: 2 }])
  await close()
})

test('lines that are split at any position are joined again', async () => {
  const text = Buffer.from('eins\nzwei\ndrei\n')
  for (let cut = 0; cut <= text.length; cut++) {
    const seen: string[] = []
    for await (const lines of regroupAtLineEnds([text.subarray(0, cut), text.subarray(cut)]))
      seen.push(...lines.toString().split('\n').slice(0, -1))
    expect(seen).toEqual(['eins', 'zwei', 'drei'])
  }
})
