import { calls } from '@labreach/contract/calls'
import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()

/** The calls of the specification: method and path without its query. */
const specified = `
POST /auth/refresh/
GET /api/auth/validate/
GET /api/auth/me/
PATCH /api/auth/me/
POST /api/auth/me/
POST /api/auth/clear-google-token/
POST /api/auth/login/
POST /api/auth/register/
POST /api/auth/password-reset/
POST /api/auth/reset-password/
POST /api/resume/
GET /api/professors/
POST /api/emails/ai_generate_template/
POST /api/create-checkout-session/
POST /api/verify-payment/
POST /api/create-portal-session/
GET /api/wake
GET /api/professors/preview/
GET /api/professors/page
POST /api/professors/unlock_professor/
POST /api/professors/favorite/
GET /api/professors/publications
POST /api/emails/get_professor_email/
POST /api/emails/ai_process_template/
POST /api/emails/
GET /api/professors/{id}/draft/
POST /api/professors/{id}/draft/
GET /api/templates/
POST /api/templates/
PATCH /api/templates/{id}/
DELETE /api/templates/{id}/
POST /api/templates/{id}/set_default/
GET /api/outreaches/`
  .trim()
  .split('\n')

test.each(specified)('%s is a call of the contract [API-1]', (line) => {
  expect(calls.map((call) => `${call.method} ${call.path}`)).toContain(line)
})

test('calls are for visitors and students: professors and admins never sign in [PRODUCT-5, PRODUCT-6]', () => {
  expect([...new Set(calls.map((call) => call.session))].toSorted()).toEqual(['none', 'optional', 'required'])
})

test('every call has a unique name, method and path', () => {
  expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length)
  expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length)
})

test('serves every call', async () => {
  const student = await aStudent(app)
  const responses = await Promise.all(
    calls.map((call) => app.call(call, call.session === 'none' ? {} : { as: student })),
  )
  const isMissing = (index: number) => responses[index]!.body.error === 'There is nothing at this address.'
  const failed = calls.filter((_, index) => isMissing(index) || responses[index]!.status >= 500)
  expect(failed.map((call) => call.name)).toEqual([])
})

test('lists every call in the OpenAPI document, with its refusals [API-7]', async () => {
  const { status, body } = await app.fetch('/api/openapi.json')
  expect(status).toBe(200)
  const { openapi, paths } = body as unknown as {
    openapi: string
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, object> }>>
  }
  expect(openapi).toBe('3.1.0')
  for (const call of calls) {
    const operation = paths[call.path]?.[call.method.toLowerCase()]
    expect(operation?.operationId).toBe(call.name)
    for (const status of Object.values(call.errors ?? {})) expect(operation?.responses).toHaveProperty(`${status}`)
  }
  expect(paths).toHaveProperty('/api/auth/refresh/')
})

test('serves the calls as an HTML page [API-7]', async () => {
  const { status, text } = await app.fetch('/api/docs/')
  expect(status).toBe(200)
  expect(text).toContain('swagger-ui')
  expect((await app.fetch('/api/docs/json')).text).toContain('unlockProfessor')
})
