import { createServer, type Socket } from 'node:net'
import { connect } from 'node:net'
import { once } from 'node:events'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { createPulse } from './pulse.ts'
import { isFull, isUnreachable } from './unreachable.ts'

const database = await testDatabase()

/** A wire to the database that can be held up (as by a stopped process) or cut. */
async function aWire() {
  const { hostname, port } = new URL(database.url)
  const pairs = new Set<[Socket, Socket]>()
  let held = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    pairs.add([near, far])
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
      if (held) one.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database.url)
  url.port = String((server.address() as { port: number }).port)
  url.hostname = '127.0.0.1'
  const each = (what: (socket: Socket) => void) => pairs.forEach((pair) => pair.forEach(what))
  onTestFinished(() => {
    each((socket) => socket.destroy())
    server.close()
  })
  return {
    url: url.href,
    hold: () => {
      held = true
      each((socket) => socket.pause())
    },
    letGo: () => {
      held = false
      each((socket) => socket.resume())
    },
    cut: () => each((socket) => socket.destroy()),
  }
}

test('whoever waits on a database that stopped answering is told so, and whoever comes then is told at once', async () => {
  const wire = await aWire()
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
  const wire = await aWire()
  const pulse = createPulse(wire.url, { everyMs: 50, patienceMs: 500 })
  onTestFinished(() => pulse.close())
  for (let cut = 0; cut < 3; cut++) {
    wire.cut()
    await new Promise((done) => setTimeout(done, 150))
    await expect.poll(() => pulse.alive(), { timeout: 5_000 }).toBe(true)
  }
})

test('what fails for itself fails with its own words, and nothing is kept of it', async () => {
  const pulse = createPulse(database.url)
  onTestFinished(() => pulse.close())
  await expect(pulse.whileAlive(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own')
})

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
  expect(isUnreachable(await failure(database.url, 'select 1/0'))).toBe(false)
  expect(isUnreachable(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false)
  expect(isFull(await failure(database.url, `do $$ begin raise 'full' using errcode = 'disk_full'; end $$`))).toBe(true)
  expect(isFull(await failure(database.url, 'select 1/0'))).toBe(false)
})
