import { expect, test } from 'vitest'
import { findPlanInForce } from './plan-in-force.ts'

const now = new Date('2026-11-21T12:00:00Z')
const earlier = new Date('2026-11-21T11:59:59Z')
const later = new Date('2026-11-21T12:00:01Z')
const student = { paid_plan: 'F', paid_until: null, granted_plan: 'F', granted_until: null, trial_ends: null }
const findInForce = (facts: Partial<Parameters<typeof findPlanInForce>[0]>) =>
  findPlanInForce({ ...student, ...facts }, now)

test('a student who pays nothing is on Free, with its limits [PLAN-8, PLAN-9, PLAN-10, PLAN-11, PLAN-12]', () => {
  expect(findInForce({})).toMatchObject({ code: 'F', onTrial: false })
  const { emailsPerDay, unlocksPerWeek, totalUnlocked, visibleProfessors, aiUsesPerDay } = findInForce({}).limits
  expect([emailsPerDay, unlocksPerWeek, totalUnlocked, visibleProfessors, aiUsesPerDay]).toEqual([1, 9, 30, 300, 4])
})

test('a paid period counts exactly until its end', () => {
  expect(findInForce({ paid_plan: 'B', paid_until: later }).code).toBe('B')
  expect(findInForce({ paid_plan: 'B', paid_until: now }).code).toBe('F')
  expect(findInForce({ paid_plan: 'B', paid_until: null }).code).toBe('B')
})

test('a running trial gives Basic and is marked as a trial; an ended trial gives Free [PLAN-6]', () => {
  expect(findInForce({ trial_ends: later })).toMatchObject({ code: 'B', onTrial: true })
  expect(findInForce({ trial_ends: earlier })).toMatchObject({ code: 'F', onTrial: false })
})

test('Premium keeps its name and has every limit of Basic [PLAN-4]', () => {
  const premium = findInForce({ paid_plan: 'P', paid_until: later })
  const { limits: basic } = findInForce({ paid_plan: 'B', paid_until: later })
  expect(premium.code).toBe('P')
  const listNumbers = ({
    emailsPerDay,
    unlocksPerWeek,
    totalUnlocked,
    visibleProfessors,
    aiUsesPerDay,
  }: typeof basic) => [emailsPerDay, unlocksPerWeek, totalUnlocked, visibleProfessors, aiUsesPerDay]
  expect(listNumbers(premium.limits)).toEqual(listNumbers(basic))
})

test('a paying student is not on trial, even while a trial runs', () => {
  expect(findInForce({ paid_plan: 'B', paid_until: later, trial_ends: later })).toMatchObject({
    code: 'B',
    onTrial: false,
  })
})

test('tells whether the plan in force is paid [PLAN-41]', () => {
  const granted = { granted_plan: 'B', granted_until: later }
  expect(findInForce({ ...granted, paid_plan: 'B', paid_until: later }).isPaid).toBe(true)
  expect(findInForce({ ...granted, paid_plan: 'B', paid_until: now }).isPaid).toBe(false)
  expect(findInForce({ trial_ends: later }).isPaid).toBe(false)
  expect(findInForce({}).isPaid).toBe(false)
})

test('a granted plan counts until its end, and a paid plan has priority [PLAN-20]', () => {
  expect(findInForce({ granted_plan: 'B', granted_until: later }).code).toBe('B')
  expect(findInForce({ granted_plan: 'B', granted_until: now }).code).toBe('F')
  const both = { granted_plan: 'P', granted_until: null, paid_plan: 'B' }
  expect(findInForce({ ...both, paid_until: later }).code).toBe('B')
  expect(findInForce({ ...both, paid_until: now }).code).toBe('P')
})
