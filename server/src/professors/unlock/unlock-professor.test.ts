import { getMe } from '@labreach/contract/account'
import { unlockProfessor } from '@labreach/contract/professors'
import { DAY_MS, freePlan, WEEK_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { aHandle, anUnlocked, aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const unlock = (as: AStudent, scholar_id: string) => app.call(unlockProfessor, { body: { scholar_id }, as })
const unlockAll = (as: AStudent, from: number, count: number) =>
  Promise.all(app.professors.slice(from, from + count).map((one) => unlock(as, aHandle(app, as, one))))
const getQuotas = async (as: AStudent) => (await app.call(getMe, { as })).body.quotas
const countStatuses = (responses: { status: number }[]) => responses.map((response) => response.status).toSorted()

test('shows the professor and counts the unlock [UNLOCK-5, UNLOCK-7]', async () => {
  const student = await aStudent(app)
  const professor = app.professors[0]!
  const { status, body } = await unlock(student, aHandle(app, student, professor))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    professor: { id: professor.id, name: professor.name, scholar_id: professor.scholarId, email: null },
    number_of_professors_shown_week: 1,
    max_professors_per_week: 9,
    unlocks_week: {
      used: 1,
      limit: 9,
      resets_at: null,
      next_at: new Date(app.clock.now().getTime() + WEEK_MS).toISOString(),
    },
    unlocks_total: { used: 1, limit: 30, resets_at: null },
  })
  expect((await app.call(getMe, { as: student })).body.number_of_professors_shown_week).toBe(1)
})

test('refuses anything but the student’s own handle at no cost: a Scholar id, another or a changed handle [UNLOCK-8]', async () => {
  const [student, other] = [await aStudent(app), await aStudent(app)]
  const [one, two] = [app.professors[0]!, app.professors[1]!]
  const signature = aHandle(app, student, one).split('.')[2]!
  for (const wrong of [
    one.scholarId,
    String(one.id),
    aHandle(app, other, one),
    `locked.${two.id}.${signature}`,
    `locked.${one.id}.`,
    `locked.${one.id}.${signature.slice(0, -1)}`,
    `locked.0${one.id}.${signature}x`,
  ])
    expect(await unlock(student, wrong)).toMatchObject({ status: 404, body: { code: 'handle_unknown' } })
  expect((await getQuotas(student)).unlocks_week.used).toBe(0)
})

test('refuses an unlock beyond the weekly quota, with the time of the next possible one [UNLOCK-9, API-5]', async () => {
  const student = await aStudent(app)
  const first = app.clock.now()
  expect(countStatuses(await unlockAll(student, 0, 1))).toEqual([200])
  app.clock.pass(DAY_MS)
  expect(countStatuses(await unlockAll(student, 1, 8))).toEqual(Array(8).fill(200))
  const resets_at = new Date(first.getTime() + WEEK_MS).toISOString()
  const [refused] = await unlockAll(student, 9, 1)
  expect(refused).toMatchObject({ status: 403, body: { code: 'weekly_quota_used', resets_at } })
  expect((await getQuotas(student)).unlocks_week).toEqual({ used: 9, limit: 9, resets_at })
})

test('an unlock stops counting after exactly seven days [PLAN-14]', async () => {
  const student = await aStudent(app)
  await unlockAll(student, 0, 1)
  app.clock.pass(DAY_MS)
  await unlockAll(student, 1, 8)
  app.clock.pass(WEEK_MS - DAY_MS - 1)
  expect(countStatuses(await unlockAll(student, 9, 1))).toEqual([403])
  app.clock.pass(1)
  expect(countStatuses(await unlockAll(student, 9, 2))).toEqual([200, 403])
})

test('of forty concurrent unlocks exactly nine succeed [UNLOCK-11]', async () => {
  const student = await aStudent(app)
  const responses = await unlockAll(student, 0, 40)
  expect(responses.filter((response) => response.status === 200)).toHaveLength(9)
  const refused = responses.filter((response) => response.status !== 200)
  const resets_at = new Date(app.clock.now().getTime() + WEEK_MS).toISOString()
  for (const response of refused) expect(response).toMatchObject({ status: 403, body: { resets_at } })
  expect((await getQuotas(student)).unlocks_total.used).toBe(9)
})

test('twenty concurrent unlocks of the same professor cost one, and later ones nothing [UNLOCK-11]', async () => {
  const student = await aStudent(app)
  const handle = aHandle(app, student, app.professors[0]!)
  expect(countStatuses(await Promise.all(Array.from({ length: 20 }, () => unlock(student, handle))))).toEqual(
    Array(20).fill(200),
  )
  app.clock.pass(2 * WEEK_MS)
  const { body } = await unlock(student, handle)
  expect([body.unlocks_week.used, body.unlocks_total.used]).toEqual([0, 1])
  expect((await getQuotas(student)).unlocks_total.used).toBe(1)
})

test('limits Free to thirty unlocks in total [UNLOCK-10]', async () => {
  const student = await aStudent(app)
  const at = new Date(app.clock.now().getTime() - 2 * WEEK_MS)
  for (const professor of app.professors.slice(0, 29)) await anUnlocked(app, { by: student, professor, at })
  expect(countStatuses(await unlockAll(student, 29, 1))).toEqual([200])
  const [refused] = await unlockAll(student, 30, 1)
  expect(refused).toMatchObject({ status: 403, body: { code: 'total_quota_used', resets_at: null } })
  expect((await getQuotas(student)).unlocks_total).toMatchObject({ used: 30, limit: freePlan.limits.totalUnlocked })
  expect(countStatuses(await unlockAll(student, 0, 1))).toEqual([200])
})

test('with both limits used up it names the total and promises no time [UNLOCK-30]', async () => {
  const student = await aStudent(app)
  const at = new Date(app.clock.now().getTime() - 2 * WEEK_MS)
  for (const professor of app.professors.slice(0, 21)) await anUnlocked(app, { by: student, professor, at })
  expect(countStatuses(await unlockAll(student, 21, 9))).toEqual(Array(9).fill(200))
  expect(await getQuotas(student)).toMatchObject({ unlocks_week: { used: 9, limit: 9 }, unlocks_total: { used: 30 } })
  const [refused] = await unlockAll(student, 30, 1)
  expect(refused).toMatchObject({ status: 403, body: { code: 'total_quota_used', resets_at: null } })
})

test('limits Basic to 99 a week, without a total limit [UNLOCK-9, UNLOCK-10]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  expect(countStatuses(await unlockAll(student, 0, 40))).toEqual(Array(40).fill(200))
  expect((await getQuotas(student)).unlocks_week).toMatchObject({ used: 40, limit: 99 })
})

test('refuses a professor who has opted out, at no cost [UNLOCK-12]', async () => {
  const student = await aStudent(app)
  const professor = await aProfessor(app)
  const handle = aHandle(app, student, professor)
  await app.database.sql`update professors set opt_out = true where id = ${professor.id}`
  const body = { code: 'opted_out', error: 'Professor has opted out.' }
  expect(await unlock(student, handle)).toMatchObject({ status: 409, body })
  expect((await getQuotas(student)).unlocks_week.used).toBe(0)
})

test('requires a session', async () => {
  const { status } = await app.call(unlockProfessor, { body: { scholar_id: 'locked.1.a' } })
  expect(status).toBe(401)
})
