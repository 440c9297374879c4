import * as calls from '@labreach/contract/templates'
import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 0 })

test('limits the changes of templates per hour', async () => {
  const as = await aStudent(app, { plan: 'B', resume: false })
  const body = { name: 'Mine', content: 'Dear Professor' }
  const { id } = (await app.call(calls.createTemplate, { body, as })).body
  const changeAgain = () => app.call(calls.setDefaultTemplate, { params: { id }, as })
  const changeAtOnce = (length: number) => Promise.all(Array.from({ length }, changeAgain))
  // More than 300 calls at once would be refused for another reason.
  const statuses = [...(await changeAtOnce(200)), ...(await changeAtOnce(101))].map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await app.call(calls.updateTemplate, { params: { id }, body, as })).status).toBe(200)
})
