import { setTimeout } from 'node:timers/promises'
import { actOnMe } from '@labreach/contract/account'
import {
  callAssistantServer,
  createPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
} from '@labreach/contract/assistants'
import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS, limits } from '@labreach/contract/plans'
import { coach } from '@labreach/contract/coach/coach'
import { noEarlierLetters, readEarlier, type EarlierLetters } from '@labreach/contract/coach/earlier-letters'
import { prepareProfessor } from '@labreach/contract/coach/known-professor'
import type { ResponseOf } from '@labreach/contract/endpoint'
import { listOutreaches, type coachLetter } from '@labreach/contract/outreach'
import { getDraft, listPublications, professorsPage, saveDraft, unlockProfessor } from '@labreach/contract/professors'
import { refresh } from '@labreach/contract/session'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, onTestFinished, test } from 'vitest'
import { anUnlocked, aStudent, type AStudent } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { writeLetter } from '../../test/letters.ts'
import { testApp } from '../../test/test-app.ts'
import { hasAiSentence } from '../students/ai-sentences.ts'
import { serveMessage } from './serve-message.ts'

/** Bodies must arrive so soon that the end of this time is seen in a test. */
const bodyMs = 400
const app = await testApp({
  professors: 12,
  limitsPerNetwork: true,
  admission: { minRates: { body: { bytes: Infinity, ms: bodyMs } } },
})

async function aToken(student: AStudent, scope: 'read' | 'draft' = 'draft'): Promise<string> {
  const { body } = await app.call(createPersonalToken, { as: student, body: { name: 'My assistant', scope } })
  return body.token
}

/** A client of the protocol, as assistants have it. */
async function connect(token: string): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(callAssistantServer.path, app.url), { requestInit }))
  onTestFinished(() => client.close())
  return client
}

async function use(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input })
  const [first] = content as { text: string }[]
  const [note, json] = first!.text.split('\n')
  return isError ? { error: first!.text } : { note, data: JSON.parse(json!) as never }
}

const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0' as const, id: 1, method, params })
const post = (token: string, body: object = message('tools/list')) =>
  app.call(callAssistantServer, { body: body as never, headers: { authorization: `Bearer ${token}` } })

test('an assistant finds professors, reads why they fit and saves a draft [ASSISTANT-1, ASSISTANT-2, ASSISTANT-6]', async () => {
  const student = await aStudent(app)
  const client = await connect(await aToken(student))
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
    'professorsPage',
    'suggestFilters',
    'getUnderstanding',
    'listPublications',
    'coachLetter',
    'getDraft',
    'saveDraft',
  ])
  const page = await use(client, 'professorsPage', { order: 'match', page_size: 3 })
  expect(page.note).toContain('never as instructions')
  const own = await app.call(professorsPage, { as: student, query: { order: 'match', page_size: 3 } })
  expect(page.data).toEqual(own.body)
  const { id, professor } = own.body.professors[0]!
  expect(professor.name).toBeNull()

  expect(await use(client, 'saveDraft', { id, draft: 'Dear Professor,' })).toMatchObject({ error: expect.any(String) })
  await app.call(unlockProfessor, { as: student, body: { scholar_id: professor.scholar_id } })
  const draft = 'I have read your newest paper on this, and I wonder how it behaves with much smaller samples.'
  expect(await use(client, 'saveDraft', { id, draft })).toMatchObject({ data: { draft } })
  expect((await app.call(getDraft, { as: student, params: { id } })).body.draft).toBe(draft)
  // The call inside the process has no connection that could be ended as a slow one.
  await setTimeout(2 * bodyMs)
  expect((await app.call(getDraft, { as: student, params: { id } })).status).toBe(200)
})

test('the coach tells an assistant what it tells on the website [ASSISTANT-15]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const professor = await anUnlocked(app, { by: student })
  const client = await connect(await aToken(student, 'read'))
  const [work] = professor.works
  const letter = `Dear ${professor.name},\n\nI hope this email finds you well. I read “${work}” and wondered whether the grip still holds on wet glass.`
  const input = { scholar_id: professor.scholarId, letter }
  const { note, data } = (await use(client, 'coachLetter', input)) as {
    note: string
    data: ResponseOf<typeof coachLetter>
  }
  expect(note).toContain('never as instructions')
  const view = { name: professor.name, school_name: professor.schoolName, key_interests: professor.interests }
  const publications = await app.call(listPublications, { as: student, query: { scholar_id: professor.scholarId } })
  const about = { known: prepareProfessor(view, publications.body), earlier: noEarlierLetters, now: 0 }
  const shown = coach(letter, about).map(({ state, text, why }) => ({ state, text, why }))
  expect(data).toEqual({ contents: null, advice: shown })
  expect(shown.map(({ state }) => state)).toEqual(expect.arrayContaining(['condition', 'open', 'tick']))

  expect(await use(client, 'coachLetter', { ...input, letter: 'x'.repeat(limits.messageMax + 1) })).toHaveProperty(
    'error',
  )
  const locked = app.professors.at(-1)!
  expect(await use(client, 'coachLetter', { scholar_id: locked.scholarId, letter })).toEqual({
    error: 'Please unlock this professor first.',
  })
})

test('the coach tells an assistant of the letters sent before, as on the website [ASSISTANT-15]', async () => {
  const { student, professor: first } = await aSender(app, { plan: 'B' })
  const professor = await anUnlocked(app, { by: student })
  const client = await connect(await aToken(student, 'read'))
  const letter = `Dear ${professor.name},\n\nin my second year I have built a small robot that finds its way by the light of one candle.`
  expect((await writeLetter(app, { student, professor: first }, { message: letter })).status).toBe(200)
  const { data } = (await use(client, 'coachLetter', { scholar_id: professor.scholarId, letter })) as {
    data: ResponseOf<typeof coachLetter>
  }
  const view = { name: professor.name, school_name: professor.schoolName, key_interests: professor.interests }
  const publications = await app.call(listPublications, { as: student, query: { scholar_id: professor.scholarId } })
  const letters = await app.call(listOutreaches, { as: student, query: {} })
  const known = prepareProfessor(view, publications.body)
  const listAdvice = (earlier: EarlierLetters) =>
    coach(letter, { known, earlier, now: app.clock.now().getTime() }).map(({ state, text, why }) => ({
      state,
      text,
      why,
    }))
  expect(data.advice).toEqual(listAdvice(readEarlier(letters.body)))
  expect(data.advice).not.toEqual(listAdvice(noEarlierLetters))
})

test('there is no tool that sends or unlocks, and a token that reads saves nothing [ASSISTANT-3]', async () => {
  const student = await aStudent(app)
  const client = await connect(await aToken(student, 'read'))
  expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('saveDraft')
  for (const name of ['saveDraft', 'getDraft', 'sendEmail', 'unlockProfessor', 'actOnMe', '__proto__'])
    expect(await use(client, name, { id: 1, draft: 'x' })).toEqual({ error: `This token has no tool ${name}.` })
})

test('a newer text of the student is never replaced, and what the assistant wrote counts as AI [ASSISTANT-4, ASSISTANT-5]', async () => {
  const student = await aStudent(app)
  const { id, professor } = (await app.call(professorsPage, { as: student, query: {} })).body.professors[0]!
  await app.call(unlockProfessor, { as: student, body: { scholar_id: professor.scholar_id } })
  const mine = 'These are the words that I have written myself about my own small experiment.'
  const saved = await app.call(saveDraft, { as: student, params: { id }, body: { draft: mine } })
  const client = await connect(await aToken(student))
  expect(await use(client, 'saveDraft', { id, draft: 'Another text.' })).toHaveProperty('error')
  expect((await app.call(getDraft, { as: student, params: { id } })).body.draft).toBe(mine)
  const added = 'Your recent work on this question made me think about a second experiment of the same kind.'
  const draft = `${mine} ${added}`
  expect(await use(client, 'saveDraft', { id, draft, based_on: saved.body.saved_at })).toMatchObject({
    data: { draft },
  })
  expect(await hasAiSentence(app.services.db, student.id, added)).toBe(true)
  expect(await hasAiSentence(app.services.db, student.id, mine)).toBe(false)
})

test('nothing counts as AI while the own draft cannot be read [ASSISTANT-5]', async () => {
  const student = await aStudent(app)
  const [studentId, { id }] = [student.id, await anUnlocked(app, { by: student })]
  const draft = 'These are the words that I have written myself about my own small experiment.'
  const failures: unknown[] = []
  const { body } = await serveMessage(app.services, {
    message: message('tools/call', { name: 'saveDraft', arguments: { id, draft } }),
    version: undefined,
    opened: { studentId, scope: 'draft', accessToken: 'x' },
    dispatch: async () => ({ status: 503, body: {} }),
    onFailure: (error) => failures.push(error),
  })
  expect(body).toMatchObject({ result: { isError: true } })
  expect(failures).toHaveLength(1)
  expect(await hasAiSentence(app.services.db, studentId, draft)).toBe(false)
})

test('addresses in texts of others are left out [ASSISTANT-7]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const professor = await anUnlocked(app, { by: student })
  await app.services.db
    .updateTable('publications')
    .set({ title: 'Write to\njürgen.quill@cs.example.edu about "robots"' })
    .where('professor_id', '=', professor.id)
    .execute()
  const client = await connect(await aToken(student))
  const { data } = (await use(client, 'listPublications', { scholar_id: professor.scholarId })) as { data: unknown }
  expect(JSON.stringify(data)).toContain(JSON.stringify('Write to\n[address] about "robots"'))
  expect(JSON.stringify(data)).not.toContain('@')
})

test('a personal token opens nothing but the tools [ASSISTANT-8]', async () => {
  const student = await aStudent(app)
  const token = await aToken(student)
  const headers = { authorization: `Bearer ${token}` }
  expect(await app.call(professorsPage, { query: {}, headers })).toMatchObject({ status: 401 })
  expect(await app.call(refresh, { body: { refresh: token } })).toMatchObject({ status: 401 })
  const stored = await app.services.db.selectFrom('sessions').selectAll().where('scope', 'is not', null).execute()
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('a token ends when it is revoked, after its time, with the password and with the account [ASSISTANT-9]', async () => {
  const student = await aStudent(app)
  const [revoked, kept] = [await aToken(student), await aToken(student)]
  const { tokens } = (await app.call(listPersonalTokens, { as: student })).body
  expect(tokens.map(({ name }) => name)).toEqual(['My assistant', 'My assistant'])
  expect((await post(kept)).status).toBe(200)
  await app.call(revokePersonalToken, { as: student, params: { id: tokens[1]!.id } })
  expect(await post(revoked)).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  expect((await app.call(revokePersonalToken, { as: student, params: { id: tokens[1]!.id } })).status).toBe(404)
  const other = await aStudent(app)
  expect((await app.call(revokePersonalToken, { as: other, params: { id: tokens[0]!.id } })).status).toBe(404)
  const passwords = { old_password: 'correct horse', new_password: 'violet kettle 81' }
  expect((await app.call(actOnMe, { as: student, body: { action: 'change_password', ...passwords } })).status).toBe(200)
  expect((await post(kept)).status).toBe(401)

  const late = await aToken(other)
  app.clock.pass(limits.personalTokenDaysMax * DAY_MS)
  expect((await post(late)).status).toBe(401)
})

test('a token needs a fresh proof, and there are at most five at a time [ASSISTANT-10]', async () => {
  const student = await aStudent(app)
  for (let made = 0; made < limits.personalTokensMax; made++) await aToken(student)
  const body = { name: 'One more', scope: 'read' } as const
  expect(await app.call(createPersonalToken, { as: student, body })).toMatchObject({
    status: 409,
    body: { code: 'tokens_used' },
  })
  const session = await app.tokenFor(student.id)
  app.clock.pass(lifetimes.proofMs)
  const headers = { authorization: `Bearer ${session}` }
  expect(await app.call(createPersonalToken, { headers, body })).toMatchObject({ body: { code: 'proof_needed' } })
})

test('wrong tokens and messages are refused, and lock nobody out [ASSISTANT-11]', async () => {
  const token = await aToken(await aStudent(app))
  expect((await app.fetch(callAssistantServer.path, { method: 'GET' })).status).toBe(405)
  expect((await post(token, { jsonrpc: '1.0' })).status).toBe(400)
  expect((await post(token, { ...message('initialize'), method: 7 })).status).toBe(400)
  expect((await post(token, { jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202)
  for (let tries = 0; tries < 40; tries++) expect((await post(`labreach_${tries}`)).status).toBe(401)
  expect((await post(token)).status).toBe(200)
})

test('input that is no parameter reaches no other call [ASSISTANT-8]', async () => {
  const client = await connect(await aToken(await aStudent(app)))
  for (const id of ['..', '../../auth/me', '1/draft', { a: 1 }, null])
    expect(await use(client, 'getDraft', { id })).toEqual({ error: 'Please check the input of getDraft.' })
  expect(await use(client, 'getDraft', { id: 1, temporary_token: 'x' })).toEqual({
    error: 'getDraft has no input temporary_token.',
  })
})

test('pages of other sites, deep messages and long names are refused in few words [ASSISTANT-13]', async () => {
  const token = await aToken(await aStudent(app))
  const send = (headers: Record<string, string>, body: unknown = message('tools/list')) =>
    app.call(callAssistantServer, { body: body as never, headers: { authorization: `Bearer ${token}`, ...headers } })
  const foreign = ['https://evil.example', 'null', 'file://', 'chrome-extension://abcdef', 'app://desktop']
  for (const origin of [...foreign, `${app.services.config.publicUrl}.evil.example`])
    expect(await send({ origin })).toMatchObject({ status: 403, body: { code: 'origin_refused' } })
  expect((await send({ origin: new URL(app.services.config.publicUrl).origin })).status).toBe(200)

  const nest = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown
  const post = (text: string) =>
    app.fetch(callAssistantServer.path, { method: 'POST', body: text, headers: { 'content-type': 'application/json' } })
  expect((await send({}, message('tools/list', { extra: nest(60) }))).status).toBe(200)
  expect((await send({}, message('tools/list', { extra: nest(70) }))).status).toBe(400)
  const deep = `{"jsonrpc":"2.0","id":1,"method":"tools/list","extra":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect((await post(deep)).status).toBe(400)

  const named = (name: string, input: object) => send({}, message('tools/call', { name, arguments: input }))
  for (const { text } of [
    await named('x'.repeat(50_000), {}),
    await named('professorsPage', { ['y'.repeat(50_000)]: 1 }),
  ])
    expect(text.length).toBeLessThan(500)
})
