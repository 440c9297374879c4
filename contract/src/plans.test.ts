import { expect, test } from 'vitest'
import { createPlans, type PlanFacts } from './plan.ts'
import {
  freePlan,
  isPlan,
  planByCode,
  planTable,
  plans,
  soldPlans,
  trialPlan,
  UNLIMITED,
  cheapestPaidPlan,
} from './plans.ts'

test('a code outside the table is an Unknown Plan with the limits of Free [PLAN-5]', () => {
  expect(plans.codes.map((code) => planByCode(code).label)).toEqual(['Free Plan', 'Basic Plan', 'Premium Plan'])
  for (const code of ['X', '', 'toString', '__proto__']) {
    expect(isPlan(code)).toBe(false)
    expect(planByCode(code)).toMatchObject({
      limits: freePlan.limits,
      isKnown: false,
      label: 'Unknown Plan',
      studentLabel: 'Unknown Plan',
      summary: 'Contact support',
    })
    expect(listFeatures(planByCode(code))).toEqual(['seeWeeklyUnlocks'])
  }
})

test('Basic and Premium have features that Free has not; only Free can be upgraded [PLAN-1, PLAN-4, PLAN-18]', () => {
  expect(listFeatures(planByCode('F'))).toEqual(['upgrade', 'claimTrial', 'seeWeeklyUnlocks'])
  expect(listFeatures(planByCode('B'))).toEqual(['recipientLookup', 'publications', 'templates'])
  expect(listFeatures(planByCode('P'))).toEqual(['recipientLookup', 'publications', 'templates', 'seeWeeklyUnlocks'])
  expect(planByCode('P').limits).toBe(planByCode('B').limits)
  expect([freePlan, trialPlan, cheapestPaidPlan].map(({ code }) => code)).toEqual(['F', 'B', 'B'])
  expect(soldPlans).toEqual([cheapestPaidPlan])
})

test('an additional row of the table is an additional plan with the facts of the row', () => {
  const team: PlanFacts = {
    name: 'Team',
    summary: 'For a laboratory',
    pricePerMonth: 9,
    sold: true,
    listed: true,
    limits: { ...freePlan.limits, emailsPerDay: 200, visibleProfessors: UNLIMITED },
    features: ['publications', 'templates'],
  }
  const more = createPlans<keyof typeof planTable | 'T'>({ ...planTable, T: team }, { free: 'F', trial: 'B' })
  expect(more.isPlan('T')).toBe(true)
  const plan = more.planByCode('T')
  expect(plan).toMatchObject({ code: 'T', label: 'Team Plan', studentLabel: 'Team Plan Student', isKnown: true })
  expect([plan.sold, plan.canEnd, plan.pricePerMonth, plan.limits.emailsPerDay]).toEqual([true, true, 9, 200])
  expect(listFeatures(plan)).toEqual(['publications', 'templates'])
  expect(more.soldPlans.map(({ label }) => label)).toEqual(['Basic Plan', 'Team Plan'])
  expect(more.listedPlans.map(({ code }) => code)).toEqual(['F', 'B', 'T'])
  expect([more.freePlan, more.trialPlan, more.cheapestPaidPlan].map(({ code }) => code)).toEqual(['F', 'B', 'B'])
  expect(isPlan('T')).toBe(false)
})

const features = ['recipientLookup', 'publications', 'templates', 'upgrade', 'claimTrial', 'seeWeeklyUnlocks'] as const

const listFeatures = ({ may }: { may: (feature: (typeof features)[number]) => boolean }) => features.filter(may)
