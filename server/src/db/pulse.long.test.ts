import { setImmediate } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { collectGarbage } from '../../test/collect-garbage.ts'
import { testDatabase } from '../../test/database.ts'
import { aWire } from '../../test/wire.ts'
import { createPulse } from './pulse.ts'
import { isFull, isUnreachable } from './unreachable.ts'

const database = await testDatabase()

test('whoever waits on a database that stopped answering is told so, and whoever comes then is told at once', async () => {
  const wire = await aWire(database.url)
  const pulse = createPulse(wire.url, { everyMs: 50, patienceMs: 200 })
  onTestFinished(() => pulse.close())
  expect(await pulse.whileAlive(async () => 'answered')).toBe('answered')

  const begun = performance.now()
  const waiting = pulse.whileAlive(() => new Promise<string>(() => undefined))
  wire.hold()
  await expect(waiting).rejects.toMatchObject({ code: 'database_unreachable', detail: { retryAfter: 5 } })
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(pulse.alive()).toBe(false)
  let asked = false
  const late = pulse.whileAlive(async () => (asked = true))
  await expect(late).rejects.toMatchObject({ code: 'database_unreachable' })
  expect(asked).toBe(false)

  wire.letGo()
  await expect.poll(() => pulse.alive(), { timeout: 5_000 }).toBe(true)
  expect(await pulse.whileAlive(async () => 'again')).toBe('again')
})

test('a connection that is cut is made anew', async () => {
  const wire = await aWire(database.url)
  const pulse = createPulse(wire.url, { everyMs: 50, patienceMs: 500 })
  onTestFinished(() => pulse.close())
  for (let cut = 0; cut < 3; cut++) {
    wire.cut()
    await new Promise((done) => setTimeout(done, 150))
    await expect.poll(() => pulse.alive(), { timeout: 5_000 }).toBe(true)
  }
})

test('a process that stood still does not take the database for gone', async () => {
  const pulse = createPulse(database.url, { everyMs: 0, patienceMs: 100 })
  onTestFinished(() => pulse.close())
  await new Promise((connected) => setTimeout(connected, 500))
  await expect.poll(() => pulse.alive()).toBe(true)
  const asleep = new Int32Array(new SharedArrayBuffer(4))
  for (let stall = 0; stall < 20; stall++) {
    await setImmediate()
    Atomics.wait(asleep, 0, 0, 150)
    const waited = pulse.whileAlive(() => new Promise((done) => setTimeout(done, 20, 'answered')))
    expect(await waited).toBe('answered')
  }
})

test('what fails for itself fails with its own words, and nothing is kept of it', async () => {
  const pulse = createPulse(database.url)
  onTestFinished(() => pulse.close())
  await expect(pulse.whileAlive(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own')
})

test('calls that are over are not held until everything is collected', async () => {
  const pulse = createPulse(database.url)
  onTestFinished(() => pulse.close())
  const call = () =>
    pulse.whileAlive(async () => {
      await setImmediate()
      return Array.from({ length: 500 }, (_, number) => ({ number }))
    })
  let [grown, size] = [0, Infinity]
  const oneByOne = async (_: unknown, first: number) => {
    for (let calls = 0; calls < 1_000; calls++) {
      await call()
      const now = oldBytes()
      grown += Math.max(0, now - size)
      size = now
      // What holds them is old by then, as it is in a server that runs for a while.
      if (calls === 10 && first === 0) collectGarbage()
    }
  }
  await Promise.all(Array.from({ length: 20 }, oneByOne))
  expect(grown / 20_000).toBeLessThan(1_000)
})

/** Bytes of what V8 takes for long-lived. */
const oldBytes = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')!.space_used_size

test('tells a database that is away from one that refuses', async () => {
  const failure = async (url: string, statement: string) => {
    const sql = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => undefined })
    const error = await sql.unsafe(statement).catch((reason: unknown) => reason)
    await sql.end({ timeout: 0 })
    return error
  }
  const nowhere = new URL(database.url)
  nowhere.port = '1'
  expect(isUnreachable(await failure(nowhere.href, 'select 1'))).toBe(true)
  expect(isUnreachable(await failure(database.url, 'select pg_terminate_backend(pg_backend_pid())'))).toBe(true)
  const pooler = `do $$ begin raise 'server conn crashed?' using errcode = '08P01'; end $$`
  expect(isUnreachable(await failure(database.url, pooler))).toBe(true)
  expect(isUnreachable(await failure(database.url, 'select 1/0'))).toBe(false)
  expect(isUnreachable(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false)
  expect(isFull(await failure(database.url, `do $$ begin raise 'full' using errcode = 'disk_full'; end $$`))).toBe(true)
  expect(isFull(await failure(database.url, 'select 1/0'))).toBe(false)
})
