import { calls } from '@labreach/contract/calls'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const studentCalls = calls.filter(({ session }) => session === 'required')

test.each(studentCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s requires a session [PRODUCT-4]',
  async (_path, call) => {
    expect((await app.call(call, { params: { id: 1 } })).status).toBe(401)
  },
)

test('browsing, unlocking, looking up an address, enhancing and sending are calls of students [PRODUCT-4]', () => {
  const names = studentCalls.map(({ name }) => name)
  for (const name of ['professorsPage', 'unlockProfessor', 'favoriteProfessor', 'listPublications'])
    expect(names).toContain(name)
  for (const name of ['getProfessorEmail', 'aiProcessTemplate', 'sendEmail']) expect(names).toContain(name)
})
