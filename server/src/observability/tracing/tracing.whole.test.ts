import { get } from 'node:http'
import { getMe, updateMe } from '@labreach/contract/account'
import { makeCalendar, readCalendar } from '@labreach/contract/calendar'
import { createCheckout } from '@labreach/contract/billing'
import { readMentorLetter } from '@labreach/contract/mentoring'
import { matchStream, professorsPage, saveDraft } from '@labreach/contract/professors'
import { login } from '@labreach/contract/session'
import { aiGenerateTemplate, createTemplate, listTemplates } from '@labreach/contract/templates'
import { afterAll, expect, test, vi } from 'vitest'
import { anUnlocked, aStudent } from '../../../test/builders.ts'
import { connectGoogle, readTokens } from '../../../test/google.ts'
import { writeLetter } from '../../../test/letters.ts'
import { aMentorLink, asMentor } from '../../../test/mentors.ts'
import { connectWebhooks } from '../../../test/payments.ts'
import { testApp } from '../../../test/test-app.ts'
import { aTraceReceiver, type ReceivedSpan } from '../../../test/tracing/trace-receiver.ts'
import { startTracing } from './tracing.ts'

const receiver = await aTraceReceiver()
afterAll(receiver.close)
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url)
vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50')

const failures: unknown[] = []
const lines: string[] = []
const tracing = startTracing({
  knownHosts: new Set(['127.0.0.1']),
  onExportFailure: (error) => void failures.push(error),
})
const app = await testApp({ professors: 12, log: { write: (line) => void lines.push(line) }, tracing })
await connectWebhooks(app, { hold: true })

/** The spans of a call's trace, once its request has ended. */
async function findTrace({ headers }: { headers: Headers }): Promise<{ request: ReceivedSpan; spans: ReceivedSpan[] }> {
  const id = headers.get('x-request-id')
  const find = () => {
    const spans = receiver.spans()
    const request = spans.find(({ attributes }) => attributes['labreach.request_id'] === id)
    const own = spans.filter(({ traceId }) => traceId === request?.traceId)
    // The handler ends last: its span may arrive after that of the request.
    return request && own.some(({ name }) => name === 'handler') ? { request, spans: own } : null
  }
  await expect.poll(find).not.toBeNull()
  return find()!
}

test('a request, its statements and its outgoing calls have one trace, which its log line names [OPERATION-15]', async () => {
  const student = await aStudent(app)
  const response = await app.call(aiGenerateTemplate, { as: student, body: {} })
  expect(response.status).toBe(200)
  const { request, spans } = await findTrace(response)
  expect(request).toMatchObject({
    name: 'POST /api/emails/ai_generate_template/',
    attributes: { 'labreach.call': 'aiGenerateTemplate', 'http.response.status_code': 200 },
  })
  expect(request.parentSpanId).toBeUndefined()
  const ids = new Set(spans.map(({ spanId }) => spanId))
  const isBelow = ({ spanId, parentSpanId = '' }: ReceivedSpan) => spanId === request.spanId || ids.has(parentSpanId)
  expect(spans.filter((span) => !isBelow(span))).toEqual([])

  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(expect.stringContaining('$1'))
  expect(spans.filter(({ name }) => name === 'POST')).toMatchObject([
    { kind: 3, attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 200 } },
  ])

  const entries = lines.map((line) => JSON.parse(line) as { reqId?: string; trace_id?: string; msg: string })
  const own = entries.filter(({ reqId }) => reqId === response.headers.get('x-request-id'))
  expect(own.length).toBeGreaterThan(0)
  for (const { trace_id } of own) expect(trace_id).toBe(request.traceId)
})

test('the trace context of a request is not taken over: a stranger chooses neither the trace nor what is sampled [OPERATION-18]', async () => {
  const student = await aStudent(app)
  const strange = '0af7651916cd43dd8448eb211c80319c'
  for (const flags of ['00', '01']) {
    const headers = {
      traceparent: `00-${strange}-b7ad6b7169203331-${flags}`,
      tracestate: 'planted=Zq7',
      baggage: 'planted=Zq7',
      b3: `${strange}-b7ad6b7169203331-${flags === '01' ? 1 : 0}`,
    }
    const response = await app.call(aiGenerateTemplate, { as: student, body: {}, headers })
    // Sampled although the flag 00 asks for the opposite.
    const { request, spans } = await findTrace(response)
    expect(request.parentSpanId).toBeUndefined()
    expect(spans.map(({ traceId }) => traceId)).not.toContain(strange)
    expect(response.headers.get('traceparent')).toBeNull()
  }
  expect(receiver.text()).not.toContain(strange)
})

test('calls through the modules http and https are traced too [OPERATION-15]', async () => {
  const student = await aStudent(app)
  const response = await app.call(createCheckout, { as: student, body: { plan_type: 'B', price: 3 } })
  expect(response.status).toBe(200)
  const { spans } = await findTrace(response)
  const { port } = new URL(app.stripe.apiUrl)
  expect(spans.filter(({ attributes }) => attributes['server.port'] === Number(port)).length).toBeGreaterThan(0)
})

test('no secret and no text of a student leaves in a trace, wherever a request has it [OPERATION-16]', async () => {
  const planted = (place: string) => `planted-${place}-Zq7`
  const secrets: (string | null | undefined)[] = ['planted', 'Zq7']
  const student = await aStudent(app, { plan: 'B' })
  const email = await connectGoogle(app, student)
  const tokens = await readTokens(app, student.id)
  const professor = await anUnlocked(app, { by: student })
  const { token } = await aMentorLink(app, { student, professor }, `Dear Professor, ${planted('draft')}`)
  const { body: calendar } = await app.call(makeCalendar, { as: student, body: { time_zone: 'Europe/Paris' } })
  const calendarToken = /([^/]+)\.ics/.exec(calendar.url)![1]!
  const headers = {
    cookie: `refresh=${planted('cookie')}`,
    'x-planted': planted('header'),
    referer: planted('referer'),
  }
  const bearer = { authorization: `Bearer ${planted('bearer')}` }

  expect((await app.call(readCalendar, { params: { token: calendarToken } })).status).toBe(200)
  expect((await app.call(readMentorLetter, asMentor(token))).status).toBe(200)
  expect((await app.call(professorsPage, { as: student, query: { search: planted('search') }, headers })).status).toBe(
    200,
  )
  await app.call(matchStream, { query: { temporary_token: planted('temporary') } })
  await app.call(login, { body: { username: 'planted@person.example', password: planted('password') } })
  await app.call(updateMe, { as: student, body: { major: planted('major'), availability: planted('availability') } })
  await app.call(saveDraft, { as: student, params: { id: professor.id }, body: { draft: planted('letter') } })
  expect((await writeLetter(app, { student, professor }, { subject: planted('subject') })).status).toBe(200)
  await app.call(aiGenerateTemplate, { as: student, body: { temporary_token: planted('body') } })
  await app.fetch(`/${planted('path')}?q=${planted('query')}`, { headers })
  await app.fetch(`/api/outreaches/calendar/${planted('feed')}.ics`)
  await app.fetch(`/api/auth/google/callback/?state=${planted('state')}&code=${planted('code')}`)
  await app.fetch('/api/templates/', { method: 'POST', body: `{"broken": "${planted('json')}`, headers: bearer })
  await app.call(getMe, { headers: bearer })
  // A failure whose message repeats what PostgreSQL was sent.
  await app.database.sql.run(
    `alter table templates add constraint planted_refusal check (name not like '%planted-name%') not valid`,
  )
  const refused = await app.call(createTemplate, {
    as: student,
    body: { name: planted('name'), content: planted('content') },
  })
  expect(refused.status).toBe(500)
  const last = await app.call(listTemplates, { as: student })
  await findTrace(last)

  secrets.push(token, calendarToken, email, student.username, professor.email, ...Object.values(tokens).map(String))
  const text = receiver.text()
  expect(secrets.filter((secret) => secret && text.includes(secret))).toEqual([])
  expect(text).not.toMatch(/[\w.]+@[\w.]+\.\w/)
  const names = new Set(receiver.spans().map(({ name }) => name))
  expect(names).toContain('GET /api/outreaches/calendar/:token.ics')
  expect(failures).toEqual([])
})

test('monitoring, jobs and an idle server make no spans [OPERATION-15]', async () => {
  const student = await aStudent(app)
  for (const path of ['/healthz', '/readyz', '/metrics?planted']) expect((await app.fetch(path)).status).toBe(200)
  // A call outside of a request, as a job makes it, and a statement in its callback.
  await new Promise((resolve, reject) => {
    get(`${app.url}/healthz`, (response) => {
      response.resume()
      app.database.sql`select`.then(resolve, reject)
    })
  })
  await findTrace(await app.call(listTemplates, { as: student }))
  const spans = receiver.spans()
  expect(spans.map(({ attributes }) => attributes['http.route'])).not.toContain('/healthz')
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId)
  expect(roots.filter(({ attributes }) => attributes['labreach.request_id'] === undefined)).toEqual([])
})
