import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { aProxy } from '../../test/proxy.ts'
import { openDatabase } from './connection.ts'
import { isUnreachable } from './unreachable.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const openTestDatabase = (...given: Parameters<typeof openDatabase>) => {
  const one = openDatabase(...given)
  onTestFinished(one.close)
  return one
}
const catchReason = (work: Promise<unknown>) => work.catch((reason: unknown) => reason)

test('a statement on a connection that is lost is rejected, and the next one gets a new connection', async () => {
  const proxy = await aProxy(database.url)
  const { sql } = openTestDatabase(proxy.url, { max: 1 })
  for (let round = 0; round < 10; round++) {
    const first = catchReason(sql`select pg_sleep(30)`)
    const waiting = sql`select 2 as two`
    setTimeout(proxy.cut, 50)
    expect(await first).toSatisfy(isUnreachable)
    expect(await waiting).toEqual([{ two: 2 }])
  }
})

test('a statement that is sent while its connection is ending is rejected or executed', async () => {
  const { sql } = openTestDatabase(database.url, { max: 1 })
  for (let round = 0; round < 20; round++) {
    const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    const ending = database.sql`select pg_terminate_backend(${own!.pid})`
    const results = await Promise.all(Array.from({ length: 5 }, () => catchReason(sql`select 3 as three`)))
    const answered = results.filter((result) => !isUnreachable(result))
    expect(answered).toEqual(answered.map(() => [{ three: 3 }]))
    await ending
    await expect.poll(() => catchReason(sql`select 4 as four`)).toEqual([{ four: 4 }])
  }
})

test('the loss of an unused connection has no effect', async () => {
  const proxy = await aProxy(database.url)
  const { sql } = openTestDatabase(proxy.url, { max: 3 })
  await Promise.all(Array.from({ length: 3 }, () => sql`select pg_sleep(0.1)`))
  proxy.cut()
  await expect.poll(() => catchReason(sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('only statements that are prepared have a name; behind a pooler nothing is set for other clients', async () => {
  const listPrepared = async (sql: ReturnType<typeof openTestDatabase>['sql']) => {
    for (const number of [1, 2]) expect(await sql`select ${number}::int as number`).toEqual([{ number }])
    const statements = await sql.run<{ count: number }[]>('select count(*) from pg_prepared_statements')
    return statements[0]!.count
  }
  const hot = openTestDatabase(database.url, { max: 1, prepared: true, onePlan: true })
  expect(await listPrepared(hot.sql)).toBe(1)
  expect(await hot.sql.run('show plan_cache_mode')).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
  const pooled = openTestDatabase(database.url, { max: 1, pooled: true, onePlan: true })
  expect(await listPrepared(pooled.sql)).toBe(0)
  expect(await pooled.sql.run('show plan_cache_mode')).toEqual([{ plan_cache_mode: 'auto' }])
})

test('a prepared statement is prepared again after a migration has changed its columns, or a pooler has lost it', async () => {
  const { sql } = openTestDatabase(database.url, { max: 2, prepared: true })
  await sql.run('create table widened (n integer)')
  await sql.run('insert into widened values (1)')
  const readAll = () => sql`select * from widened`
  expect(await readAll()).toEqual([{ n: 1 }])
  await sql.run('alter table widened add column m integer')
  expect(await readAll()).toEqual([{ n: 1, m: null }])
  await sql.run('deallocate all')
  expect(await readAll()).toEqual([{ n: 1, m: null }])
})

test('a caller that waits for a free connection gets one when another caller is done', async () => {
  const { sql } = openTestDatabase(database.url, { max: 2 })
  const all = await Promise.all(Array.from({ length: 50 }, (_, n) => sql`select ${n}::int as n, pg_sleep(0.01)`))
  expect(all.map(([row]) => row!.n)).toEqual(Array.from({ length: 50 }, (_, n) => n))
})

test('closing ends statements that still run after two seconds', async () => {
  const { sql, close } = openDatabase(database.url, { max: 1 })
  const running = catchReason(sql`select pg_sleep(30)`)
  await vi.waitFor(async () => {
    const [found] =
      await database.sql`select from pg_stat_activity where query like 'select pg_sleep(30)' and state = 'active'`
    expect(found).toBeDefined()
  })
  await close()
  expect(await running).toSatisfy(isUnreachable)
})
