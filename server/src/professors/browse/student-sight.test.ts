import { expect, test } from 'vitest'
import { anUnlocked, aStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { isShown } from './student-sight.ts'
import { createStudentStates } from './student-states.ts'

const app = await testApp({ professors: 330 })
const states = createStudentStates(app.services.sql)

/** What a start has not built yet. */
const noMatches = { of: () => Promise.reject(new Error('the matches were asked for')) }
const shown = async (studentId: string, professorId: number) =>
  isShown(app.services, noMatches, { studentId, state: (await states(studentId))! }, professorId)

test('no match is asked for where the student may see everybody, or has unlocked this one', async () => {
  const [free, basic] = [await aStudent(app), await aStudent(app)]
  await app.database.sql`update students set paid_plan = 'B' where id = ${basic.id}`
  const { id } = await anUnlocked(app, { by: free })
  expect(await shown(free.id, id)).toBe(true)
  const last = app.professors.at(-1)!.id
  expect(await shown(basic.id, last)).toBe(true)
  await expect(shown(free.id, last)).rejects.toThrow('the matches were asked for')
  expect(await shown(basic.id, 2 ** 31 - 1)).toBe(false)
})
