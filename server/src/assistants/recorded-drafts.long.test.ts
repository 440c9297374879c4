import { callAssistantServer, createPersonalToken } from '@labreach/contract/assistants'
import { expect, test } from 'vitest'
import { anUnlocked, aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 3 })

test('a draft that cannot be saved is not recorded as AI: of a locked professor, or beyond the limit [ACCOUNT-23]', async () => {
  const student = await aStudent(app)
  const professor = await anUnlocked(app, { by: student })
  const locked = app.professors.find(({ id }) => id !== professor.id)!
  const { body } = await app.call(createPersonalToken, { as: student, body: { name: 'Mine', scope: 'draft' } })
  const headers = { authorization: `Bearer ${body.token}` }
  const count = async () => (await app.database.sql`select from ai_sentences where student_id = ${student.id}`).length
  const save = async (id: number, at: number) => {
    // The messages of a token have a limit of their own.
    app.clock.pass(500)
    const draft = `Sentence ${at} of the many long ones that an assistant has written for me here.`
    const params = { name: 'saveDraft', arguments: { id, draft, based_on: null } }
    const message = { jsonrpc: '2.0' as const, id: 1, method: 'tools/call', params }
    return (await app.call(callAssistantServer, { body: message, headers })).text
  }
  expect(await save(locked.id, 0)).toContain('"isError":true')
  expect(await count()).toBe(0)
  const answers: string[] = []
  for (let at = 1; at <= 130; at++) answers.push(await save(professor.id, at))
  expect(answers.at(-1)).toContain('Too many tries.')
  expect(await count()).toBeLessThan(125)
})
