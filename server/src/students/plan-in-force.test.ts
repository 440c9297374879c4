import { expect, test } from 'vitest'
import { planInForce } from './plan-in-force.ts'

const now = new Date('2026-11-21T12:00:00Z')
const earlier = new Date('2026-11-21T11:59:59Z')
const later = new Date('2026-11-21T12:00:01Z')
const student = { paid_plan: 'F', paid_until: null, granted_plan: 'F', granted_until: null, trial_ends: null }
const inForce = (facts: Partial<Parameters<typeof planInForce>[0]>) => planInForce({ ...student, ...facts }, now)

test('a student who pays nothing is on Free, with its limits [PLAN-8, PLAN-9, PLAN-10, PLAN-11, PLAN-12]', () => {
  expect(inForce({})).toMatchObject({ code: 'F', onTrial: false })
  const { emailsPerDay, unlocksPerWeek, totalUnlocked, visibleProfessors, aiUsesPerDay } = inForce({}).limits
  expect([emailsPerDay, unlocksPerWeek, totalUnlocked, visibleProfessors, aiUsesPerDay]).toEqual([1, 9, 30, 300, 4])
})

test('a paid period counts to its very end and no second longer', () => {
  expect(inForce({ paid_plan: 'B', paid_until: later }).code).toBe('B')
  expect(inForce({ paid_plan: 'B', paid_until: now }).code).toBe('F')
  expect(inForce({ paid_plan: 'B', paid_until: null }).code).toBe('B')
})

test('a running trial reads Basic and says that it is one; an ended trial is Free [PLAN-6]', () => {
  expect(inForce({ trial_ends: later })).toMatchObject({ code: 'B', onTrial: true })
  expect(inForce({ trial_ends: earlier })).toMatchObject({ code: 'F', onTrial: false })
})

test('Premium keeps its name and has every limit of Basic [PLAN-4]', () => {
  const premium = inForce({ paid_plan: 'P', paid_until: later })
  const { limits: basic } = inForce({ paid_plan: 'B', paid_until: later })
  expect(premium.code).toBe('P')
  const numbers = ({ emailsPerDay, unlocksPerWeek, totalUnlocked, visibleProfessors, aiUsesPerDay }: typeof basic) => [
    emailsPerDay,
    unlocksPerWeek,
    totalUnlocked,
    visibleProfessors,
    aiUsesPerDay,
  ]
  expect(numbers(premium.limits)).toEqual(numbers(basic))
})

test('whoever pays is not on trial, even while one runs', () => {
  expect(inForce({ paid_plan: 'B', paid_until: later, trial_ends: later })).toMatchObject({ code: 'B', onTrial: false })
})

test('a granted plan counts until its end, and a paid one goes before it [PLAN-20]', () => {
  expect(inForce({ granted_plan: 'B', granted_until: later }).code).toBe('B')
  expect(inForce({ granted_plan: 'B', granted_until: now }).code).toBe('F')
  const both = { granted_plan: 'P', granted_until: null, paid_plan: 'B' }
  expect(inForce({ ...both, paid_until: later }).code).toBe('B')
  expect(inForce({ ...both, paid_until: now }).code).toBe('P')
})
