import { Socket } from 'node:net'
import { sql as kysely } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { openDatabase } from './connection.ts'
import { isUnreachable } from './unreachable.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A pool of one connection, with the socket that postgres.js has for it. */
async function oneConnection({ pooled = false } = {}) {
  const opened = vi.spyOn(Socket.prototype, 'connect')
  const { sql, db, close } = openDatabase(database.url, { max: 1, prepared: !pooled, pooled, onePlan: true })
  onTestFinished(close)
  await sql`select 1`
  const socket = opened.mock.contexts.at(-1) as Socket
  opened.mockRestore()
  const take = () => sql`select 2`.catch((reason: unknown) => reason)
  const reset = () =>
    socket.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }))
  return { sql, db, socket, take, reset }
}

test('a connection that is lost with a statement just begun is made anew, and answers at once', async () => {
  const { sql, socket, take } = await oneConnection()
  // postgres.js hears of the end as soon as it has taken another statement, and before it has written it.
  let lost: Promise<unknown> | undefined
  const emit: Socket['emit'] = socket.emit.bind(socket)
  vi.spyOn(socket, 'emit').mockImplementation((event: string, ...given: unknown[]) => {
    if (event !== 'close') return emit(event, ...given)
    lost = take()
    void Promise.resolve().then(() => queueMicrotask(() => emit(event, ...given)))
    return true
  })
  socket.destroy()
  await expect.poll(() => lost).toBeDefined()
  expect(await lost).toSatisfy(isUnreachable)

  expect(await sql`select 3 as three`).toEqual([{ three: 3 }])
  expect(await sql`select 4 as four`).toEqual([{ four: 4 }])
})

test('a statement that is taken by a connection after its last error is told so', async () => {
  const { sql, socket, take, reset } = await oneConnection()
  const first = sql`select pg_sleep(30)`.catch((reason: unknown) => reason)
  await new Promise((begun) => setTimeout(begun, 100))
  let late: Promise<unknown> | undefined
  socket.once('error', () => {
    late = take()
  })
  reset()
  expect(await first).toSatisfy(isUnreachable)
  expect(await late!).toSatisfy(isUnreachable)
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }])
})

test('a transaction whose connection is lost while a statement is being described is over, and the next one begins', async () => {
  const { db, reset } = await oneConnection()
  const cut = db.transaction().execute(async (tx) => {
    setTimeout(reset, 100)
    await kysely`select pg_sleep(${30})`.execute(tx)
  })
  expect(await cut.catch((reason: unknown) => reason)).toSatisfy(isUnreachable)
  expect((await kysely`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('behind a pooler a statement is sent when the one before is answered: sent ahead, its own answer could go to nobody; and nothing is set for whoever else has the connection', async () => {
  const { sql, socket } = await oneConnection({ pooled: true })
  const written = vi.spyOn(socket, 'write')
  const first = sql`select pg_sleep(0.2)`.execute()
  const second = sql`select ${2}::int as two`.execute()
  const isSent = () => written.mock.calls.some(([bytes]) => String(bytes).includes('as two'))
  const sentAhead = new Promise<boolean>((tell) => setTimeout(() => tell(isSent()), 100))
  expect(await sentAhead).toBe(false)
  await first
  expect(await second).toEqual([{ two: 2 }])
  expect(isSent()).toBe(true)
  expect(await sql`show plan_cache_mode`).toEqual([{ plan_cache_mode: 'auto' }])
})
