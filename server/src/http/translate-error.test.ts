import type { Endpoint } from '@labreach/contract/endpoint'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { createHttp } from './serve.ts'
import { translateError } from './translate-error.ts'

const schemas = { borrow: { response: z.object({}) }, giveBack: { response: z.object({}) } }
const definition = { method: 'POST', session: 'none', summary: '' } as const
const borrow: Endpoint<typeof schemas.borrow, 'none', 'lent'> = {
  ...definition,
  name: 'borrow',
  path: '/borrow/',
  errors: { lent: 409 },
}
const giveBack: Endpoint<typeof schemas.giveBack, 'none', 'unknown'> = {
  ...definition,
  name: 'giveBack',
  path: '/give-back/',
  errors: { unknown: 404 },
}
const createLentRefusal = () => Refusal.of(borrow)('lent', 'Another reader has it.')

/** The response and the log of a call whose operation throws. */
async function catchRefusal(call: Endpoint, error: Error) {
  let log = ''
  const server = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void (log += line) } } })
  server.setErrorHandler(translateError)
  createHttp(server, {
    authenticate: async () => null,
    limiter: async () => ({ used: 1, giveBack: async () => undefined }),
    limitsPerNetwork: false,
    schemas,
    databaseHealth: { guard: (work) => work() },
  }).serve(call, () => Promise.reject(error))
  const response = await server.inject({ method: 'POST', url: call.path })
  return { status: response.statusCode, body: response.json<unknown>(), log }
}

test('a refusal has the status that its call declares for the code, and is not logged [ERROR-5]', async () => {
  expect(await catchRefusal(borrow, createLentRefusal())).toEqual({
    status: 409,
    body: { error: 'Another reader has it.', code: 'lent' },
    log: '',
  })
})

test('a refusal that only another call declares is a bare 500, and its code is logged [ERROR-8]', async () => {
  const { status, body, log } = await catchRefusal(giveBack, createLentRefusal())
  expect(status).toBe(500)
  expect(body).toEqual({ error: 'Something went wrong. Please try again.', code: 'internal' })
  expect(JSON.parse(log)).toMatchObject({ msg: 'unexpected failure', err: { code: 'lent' } })
})
