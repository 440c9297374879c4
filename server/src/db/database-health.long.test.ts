import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { aProxy } from '../../test/proxy.ts'
import { createDatabaseHealth } from './database-health.ts'
import { Connection } from './pool.ts'
import { isFull, isUnreachable } from './unreachable.ts'

const database = await createTestDatabase()

test('work that waits for a database without a response is rejected, and later work is rejected at once', async () => {
  const proxy = await aProxy(database.url)
  const databaseHealth = createDatabaseHealth(proxy.url, { intervalMs: 50, timeoutMs: 200 })
  onTestFinished(() => databaseHealth.close())
  expect(await databaseHealth.guard(async () => 'answered')).toBe('answered')

  const waiting = databaseHealth.guard(() => new Promise<string>(() => undefined))
  proxy.pause()
  await expect(waiting).rejects.toMatchObject({ code: 'database_unreachable', detail: { retryAfter: 5 } })
  expect(databaseHealth.alive()).toBe(false)
  let asked = false
  const late = databaseHealth.guard(async () => (asked = true))
  await expect(late).rejects.toMatchObject({ code: 'database_unreachable' })
  expect(asked).toBe(false)

  proxy.resume()
  await expect.poll(() => databaseHealth.alive()).toBe(true)
  expect(await databaseHealth.guard(async () => 'again')).toBe('again')
})

test('a cut connection is replaced by a new one', async () => {
  const proxy = await aProxy(database.url)
  const databaseHealth = createDatabaseHealth(proxy.url, { intervalMs: 50, timeoutMs: 500 })
  onTestFinished(() => databaseHealth.close())
  for (let cut = 0; cut < 3; cut++) {
    proxy.cut()
    await new Promise((done) => setTimeout(done, 150))
    await expect.poll(() => databaseHealth.alive()).toBe(true)
  }
})

test('after a pause of the process the database does not count as lost', async () => {
  const databaseHealth = createDatabaseHealth(database.url, { intervalMs: 0, timeoutMs: 100 })
  onTestFinished(() => databaseHealth.close())
  await new Promise((connected) => setTimeout(connected, 500))
  await expect.poll(() => databaseHealth.alive()).toBe(true)
  const asleep = new Int32Array(new SharedArrayBuffer(4))
  for (let stall = 0; stall < 20; stall++) {
    await setImmediate()
    Atomics.wait(asleep, 0, 0, 150)
    const waited = databaseHealth.guard(() => new Promise((done) => setTimeout(done, 20, 'answered')))
    expect(await waited).toBe('answered')
  }
})

test('work that fails is rejected with its own error', async () => {
  const databaseHealth = createDatabaseHealth(database.url)
  onTestFinished(() => databaseHealth.close())
  await expect(databaseHealth.guard(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own')
})

test('distinguishes an unreachable database from one that refuses', async () => {
  const catchError = async (url: string, statement: string) => {
    const connection = new Connection({ connectionString: url })
    const run = async () => {
      await connection.connect()
      await connection.query(statement)
    }
    const error = await run().catch((reason: unknown) => reason)
    await connection.end()
    return error
  }
  const nowhere = new URL(database.url)
  nowhere.port = '1'
  expect(isUnreachable(await catchError(nowhere.href, 'select 1'))).toBe(true)
  expect(isUnreachable(await catchError(database.url, 'select pg_terminate_backend(pg_backend_pid())'))).toBe(true)
  const pooler = `do $$ begin raise 'server conn crashed?' using errcode = '08P01'; end $$`
  expect(isUnreachable(await catchError(database.url, pooler))).toBe(true)
  expect(isUnreachable(await catchError(database.url, 'select 1/0'))).toBe(false)
  expect(isUnreachable(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false)
  expect(isFull(await catchError(database.url, `do $$ begin raise 'full' using errcode = 'disk_full'; end $$`))).toBe(
    true,
  )
  expect(isFull(await catchError(database.url, 'select 1/0'))).toBe(false)
})
