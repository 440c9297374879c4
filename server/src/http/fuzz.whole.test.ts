import { calls } from '@labreach/contract/calls'
import { createTemplate } from '@labreach/contract/templates'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHandle, anUnlocked, aProfessor, aStudent, aVisitor, type AStudent } from '../../test/builders.ts'
import { findDefects } from '../../test/fuzz/judge.ts'
import { requestsTo, type Caller, type FuzzedRequest } from '../../test/fuzz/requests.ts'
import { connectGoogle } from '../../test/google.ts'
import { connectWebhooks } from '../../test/payments.ts'
import { sendRawRequest } from '../../test/raw-request.ts'
import { testApp } from '../../test/test-app.ts'
import { newToken } from '../encryption.ts'

// Sends valid and invalid requests, generated from the schemas, to every call of the contract. `npm run lab -- fuzz` sends ten
// times as many. A failure prints its seed; FUZZ_SEED repeats the run.
const totalRequests = Number(process.env.FUZZ_REQUESTS ?? 1_000)
const seed = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined
const requestsPerCall = Math.ceil(totalRequests / calls.length)

const app = await testApp()
// Stripe's sandbox keeps its events until a test releases them, and none does here.
await connectWebhooks(app, { hold: true })
/** Two students, a visitor, and the data of the first student. */
async function createCallersAndData() {
  const student = await aSender()
  const visitor = await aVisitor(app)
  const [unlocked, locked] = [
    await anUnlocked(app, { by: student, professor: await aProfessor(app) }),
    await aProfessor(app),
  ]
  const template = await app.call(createTemplate, {
    as: student,
    body: { name: 'A name', content: 'Dear {{professor}}' },
  })
  const callers: Record<Exclude<Caller, 'nobody'>, AStudent> = { student, other: await aStudent(app) }
  const known = {
    scholar_id: [unlocked.scholarId, aHandle(app, student, locked), aHandle(app, student, app.professors[0]!)],
    professor_id: [unlocked.id, locked.id],
    professor: [unlocked.id],
    id: [unlocked.id, locked.id, template.body.id],
    temporary_token: [visitor.temporary_token],
    resume_url: [visitor.resume_url],
    file: [new URL(visitor.resume_url).pathname.split('/').at(-2)],
    username: [student.username, `  ${student.username.toUpperCase()} `],
    password: ['correct horse'],
    old_password: ['correct horse'],
    token: [newToken()],
    search: [unlocked.name],
    to_email: [unlocked.email],
    draft: ['Dear Professor,'],
    action: ['change_password'],
  }
  return { callers, known }
}

async function aSender(): Promise<AStudent> {
  const sender = await aStudent(app, { plan: 'B' })
  await connectGoogle(app, sender)
  return sender
}

async function send({ headers, body, ...request }: FuzzedRequest, by: AStudent | null) {
  // Used-up rate limits become available again.
  app.clock.pass(2 * 60_000)
  const token = by && (await app.tokenFor(by.id))
  return sendRawRequest(app.url, {
    ...request,
    headers: token ? [...headers, ['authorization', `Bearer ${token}`]] : headers,
    ...(body && { body }),
  })
}

/** Used by the next call too, unless a call may have changed or deleted them. */
let reusable: Awaited<ReturnType<typeof createCallersAndData>> | null = null

test.each(calls)(
  '$name responds to any request in time and without a failure; its refusals reveal no internals',
  async (endpoint) => {
    const { callers, known } = (reusable ??= await createCallersAndData())
    const property = fc.asyncProperty(requestsTo(endpoint, known), async (request) => {
      const { caller } = request
      const response = await send(request, caller === 'nobody' ? null : callers[caller])
      if (request.method !== 'GET' && response.status < 400) reusable = null
      expect({ response, defects: findDefects(response, request.method) }).toEqual({ response, defects: [] })
      // A student who deleted the account is replaced.
      if (endpoint.name === 'actOnMe' && response.status === 200 && caller !== 'nobody')
        callers[caller] = await aStudent(app)
    })
    await fc.assert(property, { numRuns: requestsPerCall, ...(seed !== undefined && { seed }) })
  },
  60_000 + requestsPerCall * 1_000,
)
