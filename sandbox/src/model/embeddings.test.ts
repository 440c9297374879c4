import { expect, test } from 'vitest'
import { aSandbox, callControl } from '../../test/sandbox.ts'
import type { Sandbox } from '../sandbox.ts'
import { embeddingsModel } from './embeddings.ts'

type Answer = { data: { embedding: number[] | string; index: number; object: string }[]; model: string }

async function embed(sandbox: Sandbox, body: unknown, key = sandbox.env.MODEL_KEY) {
  const response = await fetch(`${sandbox.env.MODEL_URL}/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as Answer & { error: { code: string; param: string } },
  }
}
const model = embeddingsModel
const multiply = (one: number[], other: number[]) => one.reduce((sum, value, at) => sum + value * other[at]!, 0)

test('returns one vector of length 1 for each text, always the same, and closer for similar texts', async () => {
  const sandbox = await aSandbox()
  const input = ['Robot learning and grasping', 'Robots that learn to grasp', 'Trade in medieval Europe']
  const { status, body } = await embed(sandbox, { model, input })
  expect([status, body]).toMatchObject([200, { object: 'list', model, usage: { prompt_tokens: expect.any(Number) } }])
  expect(body.data.map((one) => [one.object, one.index])).toEqual([0, 1, 2].map((at) => ['embedding', at]))
  const [one, near, far] = body.data.map((each) => each.embedding as number[])
  expect(multiply(one!, one!)).toBeCloseTo(1)
  expect(multiply(one!, near!)).toBeGreaterThan(multiply(one!, far!) + 0.2)
  expect((await embed(sandbox, { model, input: input[0] })).body.data[0]!.embedding).toEqual(one)
})

test('returns the same numbers as base64 for encoding_format base64', async () => {
  const sandbox = await aSandbox()
  const plain = (await embed(sandbox, { model, input: 'Optics' })).body.data[0]!.embedding as number[]
  const { body } = await embed(sandbox, { model, input: 'Optics', encoding_format: 'base64', user: 'u' })
  const bytes = Buffer.from(body.data[0]!.embedding as string, 'base64')
  expect(plain.map((_, at) => bytes.readFloatLE(at * 4))).toEqual(plain)
})

test.each([
  ['no model', { input: 'a' }, 400, null],
  ['an unknown model', { model: 'gpt-9', input: 'a' }, 404, null],
  ['no input', { model }, 400, 'input'],
  ['no text', { model, input: [] }, 400, 'input'],
  ['an empty text', { model, input: ['a', ''] }, 400, 'input'],
  ['a blank text', { model, input: ' ' }, 400, 'input'],
  ['a number for a text', { model, input: ['a', 1] }, 400, 'input'],
  ['too many texts', { model, input: Array.from({ length: 2_049 }, () => 'a') }, 400, 'input'],
  ['a text beyond 8,192 tokens', { model, input: 'word '.repeat(6_000) }, 400, 'input'],
  [
    'more than 300,000 tokens',
    { model, input: Array.from({ length: 100 }, () => 'word '.repeat(2_000)) },
    400,
    'input',
  ],
  ['another format', { model, input: 'a', encoding_format: 'int8' }, 400, 'encoding_format'],
  ['dimensions', { model, input: 'a', dimensions: 8 }, 400, 'dimensions'],
  ['a number for the user', { model, input: 'a', user: 1 }, 400, 'user'],
  ['an unknown argument', { model, input: 'a', texts: [] }, 400, null],
  ['a list', [], 400, null],
  ['no JSON', '{', 400, null],
])('refuses %s', async (_, body, status, param) => {
  const response = await embed(await aSandbox(), body)
  expect(response).toMatchObject({ status, body: { error: { type: 'invalid_request_error', param } } })
})

test('refuses a wrong or missing key, other methods and other paths', async () => {
  const sandbox = await aSandbox()
  const refusal = { status: 401, body: { error: { code: 'invalid_api_key' } } }
  expect(await embed(sandbox, { model, input: 'a' }, 'sk-wrong')).toMatchObject(refusal)
  expect(await embed(sandbox, { model, input: 'a' }, '')).toMatchObject(refusal)
  const headers = { authorization: `Bearer ${sandbox.env.MODEL_KEY}` }
  for (const path of ['/embeddings', '/embeddings/x'])
    expect((await fetch(`${sandbox.env.MODEL_URL}${path}`, { headers })).status).toBe(404)
})

test('plays the faults of the model, and records its calls', async () => {
  const sandbox = await aSandbox()
  await callControl(sandbox, 'faults', { service: 'model', kind: '429', path: '/embeddings' })
  expect((await embed(sandbox, { model, input: 'a' })).status).toBe(429)
  await embed(sandbox, { model, input: ['Optics', 'Lasers', 'Fibres', 'Glass'] })
  const { calls } = await callControl<{ calls: unknown[] }>(sandbox, 'model-calls')
  expect(calls).toMatchObject([{ model, prompt: 'Optics\nLasers\nFibres\nand 1 more', answer: '4 vectors' }])
})
