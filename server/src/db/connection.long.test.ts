import { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { aWire } from '../../test/wire.ts'
import { openDatabase } from './connection.ts'
import { isUnreachable } from './unreachable.ts'

test('a connection that is lost with a statement just begun is made anew, and answers at once', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const wire = await aWire(database.url)
  const opened = vi.spyOn(Socket.prototype, 'connect')
  const { sql, close } = openDatabase(wire.url, { max: 1 })
  onTestFinished(close)
  await sql`select 1`
  const port = Number(new URL(wire.url).port)
  const socket = opened.mock.contexts.find((_, at) => (opened.mock.calls[at] as unknown[])[0] === port)!
  opened.mockRestore()

  // postgres.js hears of the end as soon as it has taken another statement, and before it has written it.
  let lost: Promise<unknown> | undefined
  const emit = socket.emit.bind(socket)
  vi.spyOn(socket, 'emit').mockImplementation((event, ...given) => {
    if (event !== 'close') return emit(event, ...given)
    lost = sql`select 2`.catch((reason: unknown) => reason)
    void Promise.resolve().then(() => queueMicrotask(() => emit(event, ...given)))
    return true
  })
  wire.cut()
  await expect.poll(() => lost).toBeDefined()
  expect(await lost).toSatisfy(isUnreachable)

  const begun = performance.now()
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }])
  expect(await sql`select 4 as four`).toEqual([{ four: 4 }])
  expect(performance.now() - begun).toBeLessThan(5_000)
})
