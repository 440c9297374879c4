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
import { aSlowClient, anUnreadDownload, halfABody, halfAnUpload } from '../../test/slow-clients.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 3, limitsPerAddress: true })
const fullApp = await testApp({ professors: 1, admits: { bounds: { own: { all: 0, perNetwork: 1 } } } })
const attackers = ['127.0.0.2', '127.0.0.3', '127.0.0.4']
const times = <T>(count: number, make: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const MB = 1024 * 1024

/** Answers of this process that have begun, from now on. */
function answersBegun(): ServerResponse[] {
  const answers: ServerResponse[] = []
  const begun = (message: unknown) => void answers.push((message as { response: ServerResponse }).response)
  subscribe('http.server.request.start', begun)
  onTestFinished(() => void unsubscribe('http.server.request.start', begun))
  return answers
}

/** What must go on: signing in, the link of an opt-out, an event of the payment provider, and a call with a body. */
async function othersAreAnswered(): Promise<number[]> {
  const student = await aStudent(app)
  const { body } = await app.call(login, { body: { username: student.username, password: 'correct horse' } })
  const link = { professor: String(app.professors[0]!.id), signature: 'made-up' }
  const answers = await Promise.all([
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
  return answers.map(({ status }) => status)
}

test('1,010 slow bodies from three networks stop nobody else', async () => {
  const before = await othersAreAnswered()
  expect(before.filter((status) => status === 503)).toEqual([])
  const slow = await times(1_010, (at) => aSlowClient(app.url, halfABody('/api/auth/register/'), attackers[at % 3]))
  await wait(300)
  expect(await othersAreAnswered()).toEqual(before)
  // Nobody waits for them for two minutes either.
  await expect.poll(() => slow.filter(({ socket }) => !socket.closed).length).toBe(0)
}, 60_000)

test('downloads that nobody reads are not held in memory', async () => {
  const resume = await aResumePdf()
  const large = Buffer.concat([resume, Buffer.alloc(limits.resumeMaxBytes - resume.length, '\n')])
  const { body } = await app.call(uploadResume, { form: aForm(large) })
  const { pathname, search } = new URL(body.resume_url)
  const answers = answersBegun()
  await times(60, (at) => anUnreadDownload(app.url, pathname + search, attackers[at % 3]))
  // Those of a network beyond its share are refused; each other one waits for its client, with a few blocks of the file in
  // memory and not the 10 MB of it.
  const waiting = () => answers.filter(({ writableNeedDrain }) => writableNeedDrain)
  await expect.poll(() => waiting().length + answers.filter(({ writableEnded }) => writableEnded).length).toBe(60)
  expect(waiting().length).toBeGreaterThan(attackers.length)
  const held = waiting().map((answer) => answer.writableLength + (answer.socket?.writableLength ?? 0))
  expect(Math.max(...held)).toBeLessThan(MB)
  expect(Buffer.from((await app.fetch(pathname + search)).bytes).equals(large)).toBe(true)
}, 60_000)

test('uploads that never end lie on the disk, not in memory, and are gone with their visitor', async () => {
  // One and the same for all of them: the clients live in this process too.
  const bytes = halfAnUpload(9 * MB)
  const files = (await readdir(app.filesDir)).length
  const bytesOnDisk = async () => {
    const sizes = (await readdir(app.filesDir)).map(async (name) => (await stat(join(app.filesDir, name))).size)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  const before = await bytesOnDisk()
  const slow = await times(24, (at) => aSlowClient(app.url, bytes, attackers[at % 3]))
  // All of them but what is under way: nothing is collected in memory first.
  await expect.poll(async () => (await bytesOnDisk()) - before).toBeGreaterThan(24 * 8.5 * MB)
  expect((await app.call(uploadResume, { form: aForm(await aResumePdf()) })).status).toBe(200)
  for (const { socket } of slow) socket.destroy()
  await expect.poll(async () => (await readdir(app.filesDir)).length).toBe(files + 1)
}, 60_000)

test('a server that has no room for longer than a moment sends visitors elsewhere, and is alive all the same', async () => {
  const readiness = async () => (await fullApp.fetch('/readyz')).status
  expect(await readiness()).toBe(200)
  await expect
    .poll(
      async () => {
        expect((await fullApp.fetch('/api/professors/preview/')).status).toBe(503)
        return readiness()
      },
      { interval: 200 },
    )
    .toBe(503)
  expect((await fullApp.fetch('/readyz')).body).toEqual({
    status: 'not ready',
    wrong: ['there is no room for more calls'],
  })
  expect((await fullApp.fetch('/healthz')).status).toBe(200)
  await expect.poll(readiness).toBe(200)
}, 60_000)
