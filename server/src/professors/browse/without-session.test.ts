import { calls } from '@labreach/contract/calls'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const ofStudents = calls.filter(({ who }) => who === 'student')

test.each(ofStudents.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'a visitor without a session has no %s [PRODUCT-4]',
  async (_path, call) => {
    expect((await app.call(call, { params: { id: 1 } })).status).toBe(401)
  },
)

test('a visitor can neither browse, unlock nor look up, neither enhance nor send [PRODUCT-4]', () => {
  const names = ofStudents.map(({ name }) => name)
  for (const name of ['professorsPage', 'unlockProfessor', 'favoriteProfessor', 'listPublications'])
    expect(names).toContain(name)
  for (const name of ['getProfessorEmail', 'aiProcessTemplate', 'sendEmail']) expect(names).toContain(name)
})
