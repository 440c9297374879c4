import { listTemplates } from '@labreach/contract/templates'
import { expect, test } from 'vitest'
import { aStudent } from '../../../test/builders.ts'
import { sendRawRequest } from '../../../test/raw-request.ts'
import { testApp } from '../../../test/test-app.ts'

const token = 'a-token-of-the-operator'
const app = await testApp({ professors: 3, metricsToken: token, operatorPage: true })
const { sql } = app.database
const bearer = { authorization: `Bearer ${token}` }

type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }

function send({ method = 'GET', path = '/', headers = {}, body }: Request = {}) {
  return sendRawRequest(app.operatorUrl, {
    method,
    target: path,
    headers: Object.entries(headers),
    ...(body !== undefined && { body: Buffer.from(body) }),
  })
}

const signIn = (given: string, headers: Record<string, string> = {}) =>
  send({
    method: 'POST',
    path: '/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ token: given }).toString(),
  })

/** Lets the counter of wrong tokens forget them. */
const forgetFailures = () => app.clock.pass(60_000)

test('shows nothing without the token [OPERATION-6]', async () => {
  for (const headers of [
    {},
    { authorization: token },
    { authorization: `Basic ${token}` },
    { cookie: 'labreach_operator=x' },
  ]) {
    const { status, text } = await send({ headers })
    expect(status).toBe(401)
    expect(text).toContain('<form action="/sign-in" method="post">')
    expect(text).not.toContain('<section')
  }
})

test('refuses wrong tokens, and after five of them every token for a while [OPERATION-6]', async () => {
  for (const wrong of [`${token}x`, token.slice(1), 'x', token.toUpperCase(), 'wrong']) {
    const { status, text } = await signIn(wrong)
    expect(status).toBe(401)
    expect(text).toContain('Wrong token.')
  }
  const refused = await signIn(token)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12'])
  expect(refused.headers.get('set-cookie')).toBeUndefined()
  forgetFailures()
  expect((await signIn(token)).status).toBe(303)
})

test('a monitor with an old token does not keep the operator out of the form [OPERATION-6]', async () => {
  const old = { authorization: `Bearer ${token}x` }
  for (let failure = 0; failure < 5; failure++) expect((await send({ headers: old })).status).toBe(401)
  expect((await send({ headers: bearer })).status).toBe(429)
  expect((await signIn(token)).status).toBe(303)
  forgetFailures()
  expect((await send({ headers: bearer })).status).toBe(200)
})

test('a browser signs in by a form, for 12 hours at most [OPERATION-6]', async () => {
  const { status, headers } = await signIn(token, { origin: 'null', 'sec-fetch-site': 'same-origin' })
  expect([status, headers.get('location')]).toEqual([303, '/'])
  const cookie = headers.get('set-cookie')!
  expect(cookie).toMatch(/^labreach_operator=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
  const session = { cookie: cookie.split(';')[0]! }
  expect((await send({ headers: session })).status).toBe(200)
  app.clock.pass(12 * 3_600_000)
  expect((await send({ headers: session })).status).toBe(401)
})

test('signing out ends the session, in this browser and wherever its cookie was kept [OPERATION-19]', async () => {
  const { headers } = await signIn(token)
  const cookie = headers.get('set-cookie')!.split(';')[0]!
  expect((await send({ headers: { cookie } })).text).toContain('<form class="out" action="/sign-out" method="post">')
  expect((await send({ headers: bearer })).text).not.toContain('/sign-out')
  const out = { method: 'POST', path: '/sign-out' }
  expect((await send({ ...out, headers: { cookie, origin: 'https://evil.example' } })).status).toBe(403)
  expect((await send({ headers: { cookie } })).status).toBe(200)
  const left = await send({ ...out, headers: { cookie, origin: app.operatorUrl } })
  expect([left.status, left.headers.get('location')]).toEqual([303, '/'])
  expect(left.headers.get('set-cookie')).toMatch(/^labreach_operator=; .*Expires=Thu, 01 Jan 1970/)
  expect((await send({ headers: { cookie } })).status).toBe(401)
})

test('a form of another site signs nobody in, and counts no wrong token [OPERATION-6]', async () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
  ]
  for (let round = 0; round < 3; round++)
    for (const headers of foreign) expect((await signIn('wrong', headers as Record<string, string>)).status).toBe(403)
  expect((await signIn(token, { origin: app.operatorUrl })).status).toBe(303)
})

test('answers to the names of this machine with its port only, against DNS rebinding [OPERATION-7]', async () => {
  const { port } = new URL(app.operatorUrl)
  const wrong = [`evil.example:${port}`, '127.0.0.1', `127.0.0.1:${Number(port) + 1}`, `localhost.evil.example:${port}`]
  for (const host of [...wrong, `127.0.0.1:${port}@evil.example`, `[::1]:${port}`, `0.0.0.0:${port}`]) {
    const { status, text } = await send({ headers: { host, ...bearer } })
    expect([host, status]).toEqual([host, 421])
    expect(text).not.toContain('<section')
    expect((await send({ method: 'POST', path: '/sign-in', headers: { host } })).status).toBe(421)
  }
  expect((await send({ headers: { host: `localhost:${port}`, ...bearer } })).status).toBe(200)
})

test('can only be read [OPERATION-7]', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await send({ method, headers: bearer })
    expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
  }
  expect((await send({ path: '/sign-in', headers: bearer })).status).toBe(404)
  expect((await send({ method: 'POST', path: '/sign-in', body: 'x'.repeat(5_000) })).status).toBeGreaterThanOrEqual(400)
})

test('loads no script, is framed by none and stored by none [OPERATION-7]', async () => {
  for (const path of ['/', '/style.css', '/icon.svg', '/none']) {
    const { headers, text } = await send({ path, headers: bearer })
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(text).not.toMatch(/<script|style="|https?:\/\/(?!www\.w3\.org)/)
  }
  expect((await send({ path: '/?renew=on', headers: bearer })).text).toContain(
    '<meta http-equiv="refresh" content="30"/>',
  )
})

test('the product itself does not serve the page [OPERATION-7]', async () => {
  const { text } = await app.fetch('/', { headers: bearer })
  expect(text).not.toContain('Nothing needs you')
  expect((await app.fetch('/sign-in', { method: 'POST', headers: bearer })).status).toBe(404)
})

test('says that nothing needs the operator where nothing does [OPERATION-5]', async () => {
  const { text } = await send({ headers: bearer })
  expect(text).toContain('Nothing needs you.')
  expect(text).toContain('Nothing waits, and nothing was given up.')
  expect(text).toContain('No request has failed.')
  expect(text).toContain('No import has run.')
})

test('shows numbers with what to do about each, and no data of a person [OPERATION-5, OPERATION-8]', async () => {
  await plant()
  const { text } = await send({ headers: bearer })
  for (const part of [
    '5 things need you.',
    'labreach accept-opt-outs --since',
    'labreach relist &lt;id&gt;',
    'labreach reports --dismiss',
    'Held past their time',
    '1 waiting',
    '1 given up',
    '2 × 500 internal',
    'GET /api/templates/',
    '7 read, 6 added, 5 changed, 4 unchanged, 3 skipped',
  ])
    expect(text).toContain(part)
  const [requestId] = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/.exec(text) ?? []
  expect(requestId).toBeDefined()
  expect(text).not.toMatch(/planted/i)
  expect(text).not.toContain('@')
})

test('still shows what it knows while the database does not respond [OPERATION-5]', async () => {
  const { alive } = app.services.databaseHealth
  app.services.databaseHealth.alive = () => false
  const { status, text } = await send({ headers: bearer })
  app.services.databaseHealth.alive = alive
  expect(status).toBe(200)
  expect(text).toContain('does not respond')
  expect(text).toContain('2 × 500 internal')
  expect(text).not.toContain('Waiting for your decision')
})

test('escapes what it shows [OPERATION-8]', async () => {
  await sql`insert into imports (source, finished_at, report) values ('<img src=x>', ${app.clock.now()},
    '{"read":0,"added":0,"changed":0,"unchanged":0,"skipped":{}}')`
  const { text } = await send({ headers: bearer })
  expect(text).toContain('&lt;img src=x&gt;')
  expect(text).not.toContain('<img src=x>')
})

/** Fills every table that the page reads, with a name and an address in each column of text. */
async function plant() {
  const now = app.clock.now()
  const student = await aStudent(app, { username: 'planted-person' })
  const [professor] = app.professors
  const letters = [
    ['held', '5 minutes'],
    ['unconfirmed', '2 days'],
    ['sent', '2 days'],
  ]
  for (const [at, [state, ago]] of letters.entries())
    await sql`
      insert into outreaches
        (student_id, professor_id, state, first_contact, to_email, subject, message, message_id, reserved_at, hold, approved_at)
      values (${student.id}, ${professor!.id}, ${state!}, false, 'planted@planted.example', 'planted', 'planted',
        ${`<${at}@planted>`}, ${now}::timestamptz - ${ago!}::interval, 'morning', ${now})`
  await sql`insert into letter_reports (student_id, outreach_id, scholar_id, text, reported_at, confirmed_at)
    select student_id, id, 'PLANTED', 'planted@planted.example', now(), now() from outreaches where state = 'sent'`
  await sql`insert into opt_outs (scholar_id, opted_out_at, held) values ('PLANTED', ${now}, true)`
  await sql`insert into professor_wishes (scholar_id, kind, value, set_at, lapses_at)
    values ('PLANTED', 'contents', '["planted"]', ${now}, ${now}::timestamptz + interval '1 day')`
  await sql`insert into address_changes (scholar_id, email, asked_at) values ('PLANTED', 'planted@planted.example', ${now})`
  await sql`insert into homepage_reads (professor_id, address, outcome, read_at)
    values (${professor!.id}, 'https://planted.example', 'read', ${now})`
  await sql`insert into ai_uses (student_id, kind, used_at) values (${student.id}, 'enhance', ${now})`
  const report = {
    read: 7,
    added: 6,
    changed: 5,
    unchanged: 4,
    skipped: { planted: 3 },
    examples: { planted: ['planted@planted.example'] },
  }
  await sql`insert into imports (source, finished_at, report) values ('csv', ${now}, ${JSON.stringify(report)})`
  for (const state of ['created', 'failed'])
    await sql.run(
      `insert into pgboss.job (name, state, data, output, start_after)
      values ('password_reset', '${state}', '{"email":"planted@planted.example"}', '{"message":"planted@planted.example"}', now() + interval '1 day')`,
    )
  await sql`alter table templates rename to templates_away`
  for (let round = 0; round < 2; round++)
    expect((await app.call(listTemplates, { as: student, headers: { 'user-agent': 'planted' } })).status).toBe(500)
  await sql`alter table templates_away rename to templates`
}
