import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdir, stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { optOutByLink } from '@labreach/contract/opt-out'
import { uploadResume } from '@labreach/contract/resume'
import { limits } from '@labreach/contract/plans'
import { login, refresh, wake } from '@labreach/contract/session'
import { expect, onTestFinished, test } from 'vitest'
import { aForm, aResumePdf, aStudent } from '../../test/builders.ts'
import { aSlowClient, anUnreadDownload, aHalfBody, aHalfUpload } from '../../test/slow-clients.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 3, limitsPerNetwork: true })
const fullApp = await testApp({ professors: 1, admission: { limits: { local: { all: 0, perNetwork: 1 } } } })
const attackers = ['127.0.0.2', '127.0.0.3', '127.0.0.4']
const repeat = <T>(count: number, make: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const MB = 1024 * 1024

/** Collects the responses that this process starts from now on. */
function collectResponses(): ServerResponse[] {
  const responses: ServerResponse[] = []
  const add = (message: unknown) => void responses.push((message as { response: ServerResponse }).response)
  subscribe('http.server.request.start', add)
  onTestFinished(() => void unsubscribe('http.server.request.start', add))
  return responses
}

/** The statuses of calls that must work: sign-in, an opt-out link, a payment event, and a call with a body. */
async function callOthers(): Promise<number[]> {
  const student = await aStudent(app)
  const { body } = await app.call(login, { body: { username: student.username, password: 'correct horse' } })
  const link = { professor: String(app.professors[0]!.id), signature: 'made-up' }
  const responses = await Promise.all([
    app.call(login, { body: { username: student.username, password: 'correct horse' } }),
    app.call(refresh, { body: { refresh: body.refresh_token ?? '' } }),
    app.call(optOutByLink, { query: link }),
    app.fetch('/api/stripe/webhook/', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
    app.fetch('/api/professors/page', { headers: { authorization: `Bearer ${await app.tokenFor(student.id)}` } }),
    app.fetch('/api/professors/favorite/', {
      method: 'POST',
      body: '{"professor_id":1}',
      headers: { authorization: `Bearer ${await app.tokenFor(student.id)}`, 'content-type': 'application/json' },
    }),
    app.call(wake, {}),
  ])
  return responses.map(({ status }) => status)
}

test('1,010 slow bodies from three networks do not block other clients', async () => {
  const before = await callOthers()
  expect(before.filter((status) => status === 503)).toEqual([])
  const slow = await repeat(1_010, (at) => aSlowClient(app.url, aHalfBody('/api/auth/register/'), attackers[at % 3]))
  await wait(300)
  expect(await callOthers()).toEqual(before)
  // They are ended long before the request timeout of two minutes.
  await expect.poll(() => slow.filter(({ socket }) => !socket.closed).length).toBe(0)
}, 60_000)

test('downloads that the client does not read are not buffered in memory', async () => {
  const resume = await aResumePdf()
  const large = Buffer.concat([resume, Buffer.alloc(limits.resumeMaxBytes - resume.length, '\n')])
  const { body } = await app.call(uploadResume, { form: aForm(large) })
  const { pathname, search } = new URL(body.resume_url)
  const responses = collectResponses()
  await repeat(60, (at) => anUnreadDownload(app.url, pathname + search, attackers[at % 3]))
  // Downloads beyond a network's share are refused. Each other one waits for its client with a few blocks of the 10 MB
  // in memory.
  const findWaiting = () => responses.filter(({ writableNeedDrain }) => writableNeedDrain)
  await expect.poll(() => findWaiting().length + responses.filter(({ writableEnded }) => writableEnded).length).toBe(60)
  expect(findWaiting().length).toBeGreaterThan(attackers.length)
  const buffered = findWaiting().map((response) => response.writableLength + (response.socket?.writableLength ?? 0))
  expect(Math.max(...buffered)).toBeLessThan(MB)
  expect(Buffer.from((await app.fetch(pathname + search)).bytes).equals(large)).toBe(true)
}, 60_000)

test('unfinished uploads are on the disk, not in memory, and deleted when the client disconnects', async () => {
  // One buffer for all clients, since they run in this process.
  const bytes = aHalfUpload(9 * MB)
  const files = (await readdir(app.filesDir)).length
  const countBytesOnDisk = async () => {
    const sizes = (await readdir(app.filesDir)).map(async (name) => (await stat(join(app.filesDir, name))).size)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  const before = await countBytesOnDisk()
  const slow = await repeat(24, (at) => aSlowClient(app.url, bytes, attackers[at % 3]))
  // All but the last blocks are on the disk: the body is not buffered first.
  await expect.poll(async () => (await countBytesOnDisk()) - before).toBeGreaterThan(24 * 8.5 * MB)
  expect((await app.call(uploadResume, { form: aForm(await aResumePdf()) })).status).toBe(200)
  for (const { socket } of slow) socket.destroy()
  await expect.poll(async () => (await readdir(app.filesDir)).length).toBe(files + 1)
}, 60_000)

test('a server without free slots for 5 s is not ready, but alive', async () => {
  const readReadiness = async () => (await fullApp.fetch('/readyz')).status
  expect(await readReadiness()).toBe(200)
  await expect
    .poll(
      async () => {
        expect((await fullApp.fetch('/api/professors/preview/')).status).toBe(503)
        return readReadiness()
      },
      { interval: 200 },
    )
    .toBe(503)
  expect((await fullApp.fetch('/readyz')).body).toEqual({
    status: 'not ready',
    wrong: ['there is no room for more calls'],
  })
  expect((await fullApp.fetch('/healthz')).status).toBe(200)
  await expect.poll(readReadiness).toBe(200)
}, 60_000)
