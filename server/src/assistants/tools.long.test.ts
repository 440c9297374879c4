import { callAssistantServer, createPersonalToken } from '@labreach/contract/assistants'
import type { ResponseOf } from '@labreach/contract/endpoint'
import type { professorsPage, suggestFilters } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { aProfessor, aStudent } from '../../test/builders.ts'
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
type Announced = { name: string; inputSchema: { properties: object }; annotations: object }
const listTools = async () => (await ask<{ tools: Announced[] }>('tools/list')).tools
/** The data of a tool's response. */
async function run<Data>(name: string, input: object): Promise<Data> {
  const { content } = await ask<{ content: { text: string }[] }>('tools/call', { name, arguments: input })
  return JSON.parse(content[0]!.text.split('\n')[1] ?? content[0]!.text) as Data
}
const findSchools = async (input: object) => {
  const { professors } = await run<ResponseOf<typeof professorsPage>>('professorsPage', { page_size: 100, ...input })
  return professors.map(({ professor }) => professor.school_name)
}

test('only the tool that saves a draft is announced as one that writes, and as one that replaces [ASSISTANT-41]', async () => {
  for (const { name, annotations } of await listTools()) {
    const writes = name === 'saveDraft'
    expect([name, annotations]).toMatchObject([name, { readOnlyHint: !writes, destructiveHint: writes }])
  }
})

test('null is as good as no input of a tool [ASSISTANT-42]', async () => {
  const all = await findSchools({})
  expect(all).toHaveLength(12)
  expect(await findSchools({ search: null, cite_min: null, schools: null })).toEqual(all)
})

test('the lists of a tool are lists of whole names, as they are suggested [ASSISTANT-42]', async () => {
  const [school, interest] = ['Campus A; North', 'Lichens, old']
  await aProfessor(app, { schoolName: school, interests: [interest] })
  const suggested = await run<ResponseOf<typeof suggestFilters>>('suggestFilters', { text: 'campus a' })
  expect(suggested.schools).toEqual([school])
  expect(await findSchools({ schools: suggested.schools })).toEqual([school])
  expect(await findSchools({ research_interests: [interest] })).toEqual([school])
  const [other] = await findSchools({})
  expect(new Set(await findSchools({ schools: [school, other] }))).toEqual(new Set([school, other]))
  // As the call itself takes them.
  expect(new Set(await findSchools({ schools: `Campus A\\; North;${other}` }))).toEqual(new Set([school, other]))

  const { inputSchema } = (await listTools()).find(({ name }) => name === 'professorsPage')!
  const list = { type: 'array', items: { type: 'string' } }
  expect(inputSchema.properties).toMatchObject({ schools: list, research_interests: list, search: { type: 'string' } })
})
