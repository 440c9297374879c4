import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { aProxy } from '../../test/proxy.ts'
import { openDatabase, type Db } from './connection.ts'
import { isUnreachable } from './unreachable.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test.each([
  { where: 'next to PostgreSQL', pooled: false },
  { where: 'behind a pooler', pooled: true },
])('$where a connection that ends in a transaction ends nothing else, and is not used again', async ({ pooled }) => {
  const proxy = await aProxy(database.url)
  const { db, close } = openDatabase(proxy.url, { max: 1, pooled })
  onTestFinished(close)
  for (const [round, statement] of [sql`select pg_sleep(30)`, sql`select 1`, sql`select pg_sleep(30)`].entries()) {
    const cut = db.transaction().execute(async (tx) => {
      await sql`create temporary table round_${sql.raw(String(round))} (n integer)`.execute(tx)
      if (round === 1) proxy.cut()
      else setTimeout(proxy.cut, 50)
      await new Promise((done) => setTimeout(done, round * 50))
      await statement.execute(tx)
    })
    const error: unknown = await cut.catch((reason: unknown) => reason)
    expect([round, isUnreachable(error), (error as Error).message]).toEqual([round, true, expect.any(String)])
    await expect.poll(() => sql`select 1 as one`.execute(db).then(({ rows }) => rows)).toEqual([{ one: 1 }])
  }
})

test('a caller that waits for a lost connection gets another one', async () => {
  const proxy = await aProxy(database.url)
  const { db, close } = openDatabase(proxy.url, { max: 1 })
  onTestFinished(close)
  for (let round = 0; round < 2; round++) {
    const lost = db.transaction().execute((tx) => sql`select pg_sleep(30)`.execute(tx))
    const waiting = Array.from({ length: 3 }, () => db.transaction().execute((tx) => sql`select 1 as one`.execute(tx)))
    setTimeout(proxy.cut, 200)
    await expect(lost).rejects.toSatisfy(isUnreachable)
    for (const { rows } of await Promise.all(waiting)) expect(rows).toEqual([{ one: 1 }])
  }
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('an error in a transaction rolls it back and is thrown, and a further transaction works', async () => {
  const { db, close } = openDatabase(database.url, { max: 1 })
  onTestFinished(close)
  await sql`create table kept (n integer)`.execute(db)
  const failing = db.transaction().execute(async (tx) => {
    await sql`insert into kept values (1)`.execute(tx)
    throw new Error('its own')
  })
  await expect(failing).rejects.toThrow('its own')
  await db.transaction().execute((tx) => sql`insert into kept values (2)`.execute(tx))
  expect((await sql`select n from kept`.execute(db)).rows).toEqual([{ n: 2 }])
})

test('the error of a transaction is thrown, also if the connection ends before the rollback', async () => {
  const { db, close } = openDatabase(database.url, { max: 1 })
  onTestFinished(close)
  for (let round = 0; round < 5; round++) {
    let ended: Promise<unknown> | undefined
    const failing = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      ended = database.sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`
      // Else not waited for: the rollback and the end of the connection meet.
      if (round % 2 === 0) await ended
      throw new Error('its own')
    })
    await expect(failing).rejects.toThrow('its own')
    // Where the rollback was faster, the connection is still to end.
    await ended
    await expect.poll(() => sql`select 1 as one`.execute(db).then(({ rows }) => rows)).toEqual([{ one: 1 }])
  }
})

test('statements of a transaction do not wait for others, and are invisible to others before its end', async () => {
  const { db, close } = openDatabase(database.url, { max: 2 })
  onTestFinished(close)
  await sql`create table seen (n integer)`.execute(db)
  const countRows = async () =>
    (await sql<{ count: number }>`select count(*)::int from seen`.execute(db)).rows[0]!.count
  await db.transaction().execute(async (tx) => {
    await sql`insert into seen values (1)`.execute(tx)
    expect(await Promise.all(Array.from({ length: 20 }, countRows))).toEqual(Array(20).fill(0))
    await sql`insert into seen values (2)`.execute(tx)
  })
  expect(await countRows()).toBe(2)
})

test('after the loss of all connections the pool opens new ones', async () => {
  const { db, sql: pool, close } = openDatabase(database.url, { max: 3 })
  onTestFinished(close)
  const lost = Array.from({ length: 3 }, () => pool`select pg_sleep(30), 'the lost one' as mark`.catch(() => 'lost'))
  // Terminating only after all three run: a poll that terminates would find the others one by one.
  await expect
    .poll(
      () => database.sql`
        select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like '%the lost one%'`,
    )
    .toHaveLength(3)
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%the lost one%'`
  expect(await Promise.all(lost)).toEqual(['lost', 'lost', 'lost'])
  const asked = Array.from({ length: 12 }, () => sql`select 1 as one`.execute(db))
  for (const { rows } of await Promise.all(asked)) expect(rows).toEqual([{ one: 1 }])
})

test('an idle transaction that PostgreSQL ends is rejected at its next statement and stores nothing', async () => {
  const { db, sql: pool, close } = openDatabase(database.url, { max: 1 })
  onTestFinished(close)
  await sql`create table idled (n integer)`.execute(db)
  const waitIdle = async (tx: Db) => {
    await sql`insert into idled values (1)`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 50`.execute(tx)
    await new Promise((done) => setTimeout(done, 200))
  }
  const insertsAgain = db.transaction().execute(async (tx) => {
    await waitIdle(tx)
    await sql`insert into idled values (2)`.execute(tx)
  })
  await expect(insertsAgain).rejects.toSatisfy(isUnreachable)
  const commits = db.transaction().execute(waitIdle)
  await expect(commits).rejects.toSatisfy(isUnreachable)
  const fails = db.transaction().execute(async (tx) => {
    await waitIdle(tx)
    throw new Error('its own')
  })
  await expect(fails).rejects.toThrow('its own')
  const written = pool.begin(async (tx) => {
    await tx`insert into idled values (3)`
    await tx`set local idle_in_transaction_session_timeout = 50`
    await new Promise((done) => setTimeout(done, 200))
  })
  await expect(written).rejects.toSatisfy(isUnreachable)
  expect((await sql`select n from idled`.execute(db)).rows).toEqual([])
})
