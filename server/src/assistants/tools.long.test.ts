import { callAssistantServer, createPersonalToken } from '@labreach/contract/assistants'
import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 12 })
const as = await aStudent(app, { plan: 'B' })
const { body: created } = await app.call(createPersonalToken, { as, body: { name: 'Mine', scope: 'draft' } })

async function ask<Result>(method: string, params: object = {}): Promise<Result> {
  const { body } = await app.call(callAssistantServer, {
    body: { jsonrpc: '2.0', id: 1, method, params } as never,
    headers: { authorization: `Bearer ${created.token}` },
  })
  return (body as { result: Result }).result
}
type Announced = { name: string; annotations: object }
const listTools = async () => (await ask<{ tools: Announced[] }>('tools/list')).tools

test('only the tool that saves a draft is announced as one that writes, and as one that replaces [ASSISTANT-41]', async () => {
  for (const { name, annotations } of await listTools()) {
    const writes = name === 'saveDraft'
    expect([name, annotations]).toMatchObject([name, { readOnlyHint: !writes, destructiveHint: writes }])
  }
})
