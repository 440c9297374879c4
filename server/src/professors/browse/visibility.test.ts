import { expect, test } from 'vitest'
import { anUnlocked, aStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { isVisible } from './visibility.ts'
import { createStudentStates } from './student-states.ts'

const app = await testApp({ professors: 330 })
const states = createStudentStates(app.services.sql)

/** Fails like the rankings of a server that has not built its match index yet. */
const noRankings = { get: () => Promise.reject(new Error('the ranking was computed')) }
const isVisibleTo = async (studentId: string, professorId: number) =>
  isVisible(app.services, noRankings, { studentId, state: (await states(studentId))! }, professorId)

test('no ranking is computed if the student may see all professors, or has unlocked this one', async () => {
  const [free, basic] = [await aStudent(app), await aStudent(app)]
  await app.database.sql`update students set paid_plan = 'B' where id = ${basic.id}`
  const { id } = await anUnlocked(app, { by: free })
  expect(await isVisibleTo(free.id, id)).toBe(true)
  const last = app.professors.at(-1)!.id
  expect(await isVisibleTo(basic.id, last)).toBe(true)
  await expect(isVisibleTo(free.id, last)).rejects.toThrow('the ranking was computed')
  expect(await isVisibleTo(basic.id, 2 ** 31 - 1)).toBe(false)
})
