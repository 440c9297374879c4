import { citationHistogram, professorsPage } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { anUnlocked, aStudent, type AStudent } from '../../../test/builders.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 350 })

async function readHistogram(as: AStudent) {
  const { status, body, text } = await app.call(citationHistogram, { as })
  expect(status).toBe(200)
  return { steps: body, text, sum: body.reduce((sum, { count }) => sum + count, 0) }
}

/** The number of professors on the browse page in a range of citations. */
async function countInRange(as: AStudent, from: number, to: number | null) {
  const query = { cite_min: from, ...(to !== null && { cite_max: to }) }
  return (await app.call(professorsPage, { query, as })).body.filtered_total
}

test.each(['F', 'B'] as const)('its counts on plan %s equal those of the range filter [BROWSE-9]', async (plan) => {
  const student = await aStudent(app, { plan })
  const { steps, sum } = await readHistogram(student)
  for (const { from, to, count } of steps) expect([from, count]).toEqual([from, await countInRange(student, from, to)])
  expect(sum).toBe(plan === 'F' ? 300 : 350)
})

test('its steps begin at zero, have no gaps, and the last one has no upper bound', async () => {
  const { steps } = await readHistogram(await aStudent(app))
  expect(steps[0]!.from).toBe(0)
  expect(steps.at(-1)!.to).toBeNull()
  for (const [at, { from }] of steps.slice(1).entries()) expect(from).toBe(steps[at]!.to! + 1)
})

test('contains only numbers, is the same for locked and unlocked professors, and excludes opted-out ones', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const before = await readHistogram(student)
  expect(before.text).toMatch(/^[\d[\]{}",:a-z]+$/)
  expect(new Set(before.text.match(/[a-z]+/g))).toEqual(new Set(['from', 'to', 'count', 'null']))
  const professor = await anUnlocked(app, { by: student })
  expect((await readHistogram(student)).steps).toEqual(before.steps)

  await leaveByLink(app, professor)
  const { steps, sum } = await readHistogram(student)
  expect(sum).toBe(before.sum - 1)
  for (const { from, to, count } of steps) expect(count).toBe(await countInRange(student, from, to))
})

test('requires a session', async () => {
  expect((await app.call(citationHistogram, {})).status).toBe(401)
})
