import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import { getProfessorEmail } from '@labreach/contract/outreach'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aHandle, anUnlocked, aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { listSentMails, writeLetter } from '../../../test/letters.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import { relistProfessor } from '../../catalogue/opt-outs/relist-professor.ts'
import { createHomepages } from '../../services/homepages/public-homepages.ts'
import { insertValues } from '../../../test/insert-values.ts'

/** The professors' web server: its handler, and the number of requests. */
const site = { requests: 0, handle: (() => undefined) as RequestListener }
const respondWith = (html: string): RequestListener => {
  return (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html)
}
const server = createServer((request, response) => {
  site.requests++
  site.handle(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.closeAllConnections())
afterAll(() => server.close())

/** Domains that accept mail; an error if the name servers do not respond. */
let mailDomains: string[] | Error = []

const app = await testApp({
  professors: 6,
  homepages: createHomepages({
    resolve: async () => ['127.0.0.1'],
    isPublic: (ip) => ip === '127.0.0.1',
    timeoutMs: 2_000,
  }),
  mailServers: {
    acceptsMail: async (domain) => {
      if (mailDomains instanceof Error) throw mailDomains
      return mailDomains.includes(domain)
    },
  },
})
const homepage = `http://cs.example.edu:${(server.address() as AddressInfo).port}/~ada`
const student = await aStudent(app, { plan: 'B' })
const lookUp = (scholar_id: string, as: AStudent = student) => app.call(getProfessorEmail, { body: { scholar_id }, as })

beforeEach(() => {
  app.clock.pass(DAY_MS)
  Object.assign(site, { requests: 0, handle: respondWith('<a href="mailto:ada.lovelace@cs.example.edu">Mail</a>') })
  mailDomains = ['cs.example.edu']
})

/** A professor without a stored address, unlocked by the student. */
async function anAda(input: { email?: string | null; homepage?: string | null } = {}) {
  return anUnlocked(app, {
    by: student,
    professor: await aProfessor(app, { name: 'Ada Lovelace', email: null, homepage, ...input }),
  })
}

test('returns the stored address without reading the homepage [RECIPIENT-4, RECIPIENT-13]', async () => {
  const professor = await anAda({ email: 'ada@stored.edu' })
  expect(await lookUp(professor.scholarId)).toMatchObject({ status: 200, body: { email: 'ada@stored.edu' } })
  expect(site.requests).toBe(0)
})

test('finds the address on the homepage, which it reads once in thirty days [RECIPIENT-13]', async () => {
  const professor = await anAda()
  for (const days of [0, 1, 28]) {
    app.clock.pass(days * DAY_MS)
    const { status, body } = await lookUp(professor.scholarId)
    expect([status, body]).toEqual([200, { email: 'ada.lovelace@cs.example.edu' }])
  }
  expect(site.requests).toBe(1)
  const [row] = await app.database.sql`select * from email_lookups where professor_id = ${professor.id}`
  expect(row).toMatchObject({ outcome: 'found', email: 'ada.lovelace@cs.example.edu', found_on: homepage })
  app.clock.pass(DAY_MS)
  await lookUp(professor.scholarId)
  expect(site.requests).toBe(2)
})

test('all students share the result of a lookup', async () => {
  const professor = await anAda()
  const other = await aStudent(app, { plan: 'P' })
  await anUnlocked(app, { by: other, professor })
  await lookUp(professor.scholarId)
  expect((await lookUp(professor.scholarId, other)).body.email).toBe('ada.lovelace@cs.example.edu')
  expect(site.requests).toBe(1)
})

test.each<[string, () => void]>([
  ['without an address', () => (site.handle = respondWith('<p>Hello'))],
  ['with addresses of strangers', () => (site.handle = respondWith('bob@example.edu carl@example.edu'))],
  ['that does not exist', () => (site.handle = (_, response) => response.writeHead(404).end())],
  ['with an address whose domain accepts no mail', () => (mailDomains = [])],
])('a homepage %s: the result is empty for a day [RECIPIENT-4, RECIPIENT-13]', async (_, prepare) => {
  prepare()
  const professor = await anAda()
  expect(await lookUp(professor.scholarId)).toMatchObject({ status: 200, body: { email: '' } })
  mailDomains = ['cs.example.edu']
  site.handle = respondWith('lovelace@cs.example.edu')
  app.clock.pass(DAY_MS - 1)
  expect((await lookUp(professor.scholarId)).body.email).toBe('')
  expect(site.requests).toBe(1)
  app.clock.pass(1)
  expect((await lookUp(professor.scholarId)).body.email).toBe('lovelace@cs.example.edu')
})

test.each<[string, () => void]>([
  ['a homepage that does not respond', () => (site.handle = () => undefined)],
  ['a homepage with a server error', () => (site.handle = (_, response) => response.writeHead(503).end())],
  ['name servers that do not respond', () => (mailDomains = new Error('timeout'))],
])('%s: the result is empty for ten minutes', async (_, prepare) => {
  prepare()
  const professor = await anAda()
  expect(await lookUp(professor.scholarId)).toMatchObject({ status: 200, body: { email: '' } })
  mailDomains = ['cs.example.edu']
  site.handle = respondWith('lovelace@cs.example.edu')
  expect((await lookUp(professor.scholarId)).body.email).toBe('')
  app.clock.pass(600_000)
  expect((await lookUp(professor.scholarId)).body.email).toBe('lovelace@cs.example.edu')
})

test('returns an empty address without a public homepage', async () => {
  for (const homepage of [null, 'http://[::1]/', 'http://169.254.169.254/', 'not an address'])
    expect(await lookUp((await anAda({ homepage })).scholarId)).toMatchObject({ status: 200, body: { email: '' } })
  expect(site.requests).toBe(0)
})

test('only one search per professor runs at a time; others are asked to retry after five seconds [RECIPIENT-14]', async () => {
  const professor = await anAda()
  const released = Promise.withResolvers<void>()
  const requested = new Promise<void>((resolve) => {
    site.handle = (request, response) => {
      resolve()
      void released.promise.then(() => respondWith('lovelace@cs.example.edu')(request, response))
    }
  })
  const first = lookUp(professor.scholarId)
  await requested
  const body = { code: 'lookup_running', retry_after: 5 }
  expect(await lookUp(professor.scholarId)).toMatchObject({ status: 429, body })
  released.resolve()
  expect((await first).body.email).toBe('lovelace@cs.example.edu')
  expect((await lookUp(professor.scholarId)).body.email).toBe('lovelace@cs.example.edu')
  expect(site.requests).toBe(1)
})

test('a search whose process crashed is repeated after half a minute', async () => {
  const professor = await anAda()
  const row = { professor_id: professor.id, outcome: 'searching', looked_up_at: app.clock.now() }
  await app.database.sql`insert into email_lookups ${insertValues(row)}`
  app.clock.pass(29_999)
  expect((await lookUp(professor.scholarId)).status).toBe(429)
  app.clock.pass(1)
  expect((await lookUp(professor.scholarId)).body.email).toBe('ada.lovelace@cs.example.edu')
})

test('limits a student to ten lookups per minute, with the time of the next one [RECIPIENT-14]', async () => {
  const hasty = await aStudent(app, { plan: 'B' })
  const professor = await anUnlocked(app, { by: hasty })
  const answers = []
  for (let n = 0; n <= serverLimits.lookupsPerMinute; n++) answers.push(await lookUp(professor.scholarId, hasty))
  expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true)
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'rate_limited', retry_after: 6 } })
  expect(answers.at(-1)!.headers.get('retry-after')).toBe('6')
  app.clock.pass(6_000)
  expect((await lookUp(professor.scholarId, hasty)).status).toBe(200)
})

test('requires Basic or Premium [RECIPIENT-1]', async () => {
  const free = await aStudent(app)
  const professor = await anUnlocked(app, { by: free })
  expect(await lookUp(professor.scholarId, free)).toMatchObject({ status: 403, body: { code: 'plan_required' } })
})

test('refuses a professor who is locked, unknown or opted out, by Scholar id or by handle [RECIPIENT-15]', async () => {
  const professor = await aProfessor(app, { email: 'hidden@cs.example.edu', homepage })
  for (const scholarId of [professor.scholarId, aHandle(app, student, professor)]) {
    const { status, body, text } = await lookUp(scholarId)
    expect([status, body.code]).toEqual([409, 'locked'])
    expect(text).not.toContain('hidden')
  }
  expect(await lookUp('nobody')).toMatchObject({ status: 404, body: { code: 'professor_unknown' } })
  const gone = await anAda()
  await app.database.sql`update professors set opt_out = true where id = ${gone.id}`
  expect(await lookUp(gone.scholarId)).toMatchObject({ status: 409, body: { code: 'opted_out' } })
  expect(site.requests).toBe(0)
  await app.database.sql`update professors set opt_out = false where id = ${gone.id}`
})

test('the homepage of somebody who has opted out is not read for another row, nor is a found address returned [OPTOUT-62]', async () => {
  const shared = `${homepage}/shared`
  const [gone, earlier, later] = [
    await aProfessor(app, { email: null, homepage: shared }),
    await anAda({ homepage: shared }),
    await anAda({ homepage: shared }),
  ]
  expect((await lookUp(earlier.scholarId)).body.email).toBe('ada.lovelace@cs.example.edu')
  await leaveByLink(app, gone)
  for (const { scholarId } of [earlier, later])
    expect(await lookUp(scholarId)).toMatchObject({ status: 200, body: { email: '' } })
  expect(site.requests).toBe(1)
})

test('an address of somebody who has opted out is neither returned nor stored [OPTOUT-62]', async () => {
  const gone = await aProfessor(app, { email: 'lovelace@cs.example.edu' })
  site.handle = respondWith('lovelace@cs.example.edu')
  const [earlier, later, stored] = [await anAda(), await anAda(), await anAda()]
  expect((await lookUp(earlier.scholarId)).body.email).toBe('lovelace@cs.example.edu')
  await leaveByLink(app, gone)
  await app.database.sql`update professors set email = 'Lovelace@cs.example.edu' where id = ${stored.id}`
  for (const { scholarId } of [earlier, later, stored])
    expect(await lookUp(scholarId)).toMatchObject({ status: 200, body: { email: '' } })
  const row = await app.database.sql`select outcome, email from email_lookups where professor_id = ${later.id}`
  expect(row).toEqual([{ outcome: 'nothing', email: null }])
  await relistProfessor(app.services, gone.scholarId)
})

test('a letter can be sent to the looked-up address, but to no other address of its domain [RECIPIENT-11, RECIPIENT-16]', async () => {
  site.handle = respondWith('<a href="mailto:Lovelace@provider.example">Mail</a>')
  mailDomains = ['provider.example']
  const professor = await aProfessor(app, { name: 'Ada Lovelace', email: null, homepage })
  const sender = await aSender(app, { plan: 'B', professor })
  expect(await writeLetter(app, sender)).toMatchObject({ status: 400, body: { code: 'recipient_missing' } })
  const { email } = (await lookUp(professor.scholarId, sender.student)).body
  expect(email).toBe('lovelace@provider.example')
  const stranger = await writeLetter(app, sender, { to_email: 'eve@provider.example' })
  expect(stranger).toMatchObject({ status: 400, body: { code: 'recipient_foreign' } })
  expect((await writeLetter(app, sender, { to_email: email })).status).toBe(200)
  app.clock.pass(WEEK_MS)
  expect((await writeLetter(app, sender)).status).toBe(200)
  expect((await listSentMails(app, sender.email)).map((mail) => mail.to)).toEqual([[email], [email]])
})
