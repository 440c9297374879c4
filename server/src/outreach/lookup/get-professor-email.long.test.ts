import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_MS, limits, WEEK_MS } from '@labreach/contract/plans'
import { getProfessorEmail } from '@labreach/contract/outreach'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aHandle, anUnlocked, aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { aWriter } from '../../../test/google.ts'
import { sentFrom, write } from '../../../test/letters.ts'
import { testApp } from '../../../test/test-app.ts'
import { createHomepages } from '../../services/homepages/public-homepages.ts'
import { insertValues } from '../../../test/insert-values.ts'

/** The professors' web server: what it shows, and how often it was asked. */
const site = { asked: 0, answer: (() => undefined) as RequestListener }
const shows = (html: string): RequestListener => {
  return (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html)
}
const server = createServer((request, response) => {
  site.asked++
  site.answer(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.closeAllConnections())
afterAll(() => server.close())

/** Domains that take mail; an error where the name servers do not answer. */
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
  Object.assign(site, { asked: 0, answer: shows('<a href="mailto:ada.lovelace@cs.example.edu">Mail</a>') })
  mailDomains = ['cs.example.edu']
})

/** Ada, whose address is not stored, unlocked by the student. */
async function ada(input: { email?: string | null; homepage?: string | null } = {}) {
  return anUnlocked(app, {
    by: student,
    professor: await aProfessor(app, { name: 'Ada Lovelace', email: null, homepage, ...input }),
  })
}

test('answers the stored address and reads no homepage [RECIPIENT-4, RECIPIENT-13]', async () => {
  const professor = await ada({ email: 'ada@stored.edu' })
  expect(await lookUp(professor.scholarId)).toMatchObject({ status: 200, body: { email: 'ada@stored.edu' } })
  expect(site.asked).toBe(0)
})

test('finds the address on the homepage, and reads that once in thirty days [RECIPIENT-13]', async () => {
  const professor = await ada()
  for (const days of [0, 1, 28]) {
    app.clock.pass(days * DAY_MS)
    const { status, body } = await lookUp(professor.scholarId)
    expect([status, body]).toEqual([200, { email: 'ada.lovelace@cs.example.edu' }])
  }
  expect(site.asked).toBe(1)
  const [row] = await app.database.sql`select * from email_lookups where professor_id = ${professor.id}`
  expect(row).toMatchObject({ outcome: 'found', email: 'ada.lovelace@cs.example.edu', found_on: homepage })
  app.clock.pass(DAY_MS)
  await lookUp(professor.scholarId)
  expect(site.asked).toBe(2)
})

test('one student finds it for all', async () => {
  const professor = await ada()
  const other = await aStudent(app, { plan: 'P' })
  await anUnlocked(app, { by: other, professor })
  await lookUp(professor.scholarId)
  expect((await lookUp(professor.scholarId, other)).body.email).toBe('ada.lovelace@cs.example.edu')
  expect(site.asked).toBe(1)
})

test.each<[string, () => void]>([
  ['shows no address', () => (site.answer = shows('<p>Hello'))],
  ['shows a stranger', () => (site.answer = shows('bob@example.edu carl@example.edu'))],
  ['is not there', () => (site.answer = (_, response) => response.writeHead(404).end())],
  ['shows an address that takes no mail', () => (mailDomains = [])],
])('a homepage that %s leaves the address empty, for a day [RECIPIENT-4, RECIPIENT-13]', async (_, given) => {
  given()
  const professor = await ada()
  expect(await lookUp(professor.scholarId)).toMatchObject({ status: 200, body: { email: '' } })
  mailDomains = ['cs.example.edu']
  site.answer = shows('lovelace@cs.example.edu')
  app.clock.pass(DAY_MS - 1)
  expect((await lookUp(professor.scholarId)).body.email).toBe('')
  expect(site.asked).toBe(1)
  app.clock.pass(1)
  expect((await lookUp(professor.scholarId)).body.email).toBe('lovelace@cs.example.edu')
})

test.each<[string, () => void]>([
  ['a homepage that does not answer', () => (site.answer = () => undefined)],
  ['a homepage in trouble', () => (site.answer = (_, response) => response.writeHead(503).end())],
  ['name servers that do not answer', () => (mailDomains = new Error('timeout'))],
])('%s: empty, and asked again after ten minutes', async (_, given) => {
  given()
  const professor = await ada()
  expect(await lookUp(professor.scholarId)).toMatchObject({ status: 200, body: { email: '' } })
  mailDomains = ['cs.example.edu']
  site.answer = shows('lovelace@cs.example.edu')
  expect((await lookUp(professor.scholarId)).body.email).toBe('')
  app.clock.pass(600_000)
  expect((await lookUp(professor.scholarId)).body.email).toBe('lovelace@cs.example.edu')
})

test('without a homepage, or with one inside, there is nothing to find', async () => {
  for (const homepage of [null, 'http://[::1]/', 'http://169.254.169.254/', 'not an address'])
    expect(await lookUp((await ada({ homepage })).scholarId)).toMatchObject({ status: 200, body: { email: '' } })
  expect(site.asked).toBe(0)
})

test('searches for one professor once at a time; the others wait five seconds [RECIPIENT-14]', async () => {
  const professor = await ada()
  const going = Promise.withResolvers<void>()
  const asked = new Promise<void>((resolve) => {
    site.answer = (request, response) => {
      resolve()
      void going.promise.then(() => shows('lovelace@cs.example.edu')(request, response))
    }
  })
  const first = lookUp(professor.scholarId)
  await asked
  const body = { code: 'lookup_running', retry_after: 5 }
  expect(await lookUp(professor.scholarId)).toMatchObject({ status: 429, body })
  going.resolve()
  expect((await first).body.email).toBe('lovelace@cs.example.edu')
  expect((await lookUp(professor.scholarId)).body.email).toBe('lovelace@cs.example.edu')
  expect(site.asked).toBe(1)
})

test('a search whose process was lost is begun anew after half a minute', async () => {
  const professor = await ada()
  const row = { professor_id: professor.id, outcome: 'searching', looked_up_at: app.clock.now() }
  await app.database.sql`insert into email_lookups ${insertValues(row)}`
  app.clock.pass(29_999)
  expect((await lookUp(professor.scholarId)).status).toBe(429)
  app.clock.pass(1)
  expect((await lookUp(professor.scholarId)).body.email).toBe('ada.lovelace@cs.example.edu')
})

test('answers a student ten times in a minute, then says when to come back [RECIPIENT-14]', async () => {
  const hasty = await aStudent(app, { plan: 'B' })
  const professor = await anUnlocked(app, { by: hasty })
  const answers = []
  for (let n = 0; n <= limits.lookupsPerMinute; n++) answers.push(await lookUp(professor.scholarId, hasty))
  expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true)
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'rate_limited', retry_after: 6 } })
  expect(answers.at(-1)!.headers.get('retry-after')).toBe('6')
  app.clock.pass(6_000)
  expect((await lookUp(professor.scholarId, hasty)).status).toBe(200)
})

test('is part of Basic and of Premium [RECIPIENT-1]', async () => {
  const free = await aStudent(app)
  const professor = await anUnlocked(app, { by: free })
  expect(await lookUp(professor.scholarId, free)).toMatchObject({ status: 403, body: { code: 'plan_required' } })
})

test('tells nothing of a professor who is locked, by Scholar id or by handle, unknown or opted out [RECIPIENT-15]', async () => {
  const professor = await aProfessor(app, { email: 'hidden@cs.example.edu', homepage })
  for (const scholarId of [professor.scholarId, aHandle(app, student, professor)]) {
    const { status, body, text } = await lookUp(scholarId)
    expect([status, body.code]).toEqual([409, 'locked'])
    expect(text).not.toContain('hidden')
  }
  expect(await lookUp('nobody')).toMatchObject({ status: 404, body: { code: 'professor_unknown' } })
  const gone = await ada()
  await app.database.sql`update professors set opt_out = true where id = ${gone.id}`
  expect(await lookUp(gone.scholarId)).toMatchObject({ status: 409, body: { code: 'opted_out' } })
  expect(site.asked).toBe(0)
})

test('a letter goes to the address that was found, given or not; its neighbours stay strangers [RECIPIENT-11, RECIPIENT-16]', async () => {
  site.answer = shows('<a href="mailto:Lovelace@provider.example">Mail</a>')
  mailDomains = ['provider.example']
  const professor = await aProfessor(app, { name: 'Ada Lovelace', email: null, homepage })
  const writer = await aWriter(app, { plan: 'B', professor })
  expect(await write(app, writer)).toMatchObject({ status: 400, body: { code: 'recipient_missing' } })
  const { email } = (await lookUp(professor.scholarId, writer.student)).body
  expect(email).toBe('lovelace@provider.example')
  const stranger = await write(app, writer, { to_email: 'eve@provider.example' })
  expect(stranger).toMatchObject({ status: 400, body: { code: 'recipient_foreign' } })
  expect((await write(app, writer, { to_email: email })).status).toBe(200)
  app.clock.pass(WEEK_MS)
  expect((await write(app, writer)).status).toBe(200)
  expect((await sentFrom(app, writer.email)).map((mail) => mail.to)).toEqual([[email], [email]])
})
