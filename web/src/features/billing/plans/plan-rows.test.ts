import { freePlan, cheapestPaidPlan } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { planRows } from './plan-rows.ts'

const table = planRows.map(({ label, value }) => [label, value(freePlan), value(cheapestPaidPlan)])

test('shows the numbers of the plan table [PLAN-8, PLAN-9, PLAN-10, PLAN-11, PLAN-12, PLAN-13, PLAN-16]', () => {
  expect(table).toEqual([
    ['Emails per day', '1', '50'],
    ['Professors unlocked per week', '9', '99'],
    ['Professors unlocked in total', '30', 'Unlimited'],
    ['Professors visible', 'Best 300', 'All'],
    ['AI generations per day', '4', 'Unlimited'],
    ['Resume uploads per day', '3', 'Unlimited'],
    ['Professor email lookup', false, true],
    ['Publications in emails', false, true],
    ['Custom templates', false, true],
  ])
})
