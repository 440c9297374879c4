import { plans } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { planRows } from './plan-rows.ts'

const table = planRows.map(({ label, of }) => [label, of(plans.F), of(plans.B)])

test('compares the plans by the numbers of the plan table [accounts:273-277, professors:156, professors:166]', () => {
  expect(table).toEqual([
    ['Emails per day', '1', '50'],
    ['Professors unlocked per week', '9', '99'],
    ['Professors unlocked in total', '30', 'Unlimited'],
    ['Professors visible', 'Your best 300', 'All'],
    ['AI generations per day', '4', 'Unlimited'],
    ['Resume uploads per day', '3', 'Unlimited'],
    ['Professor email lookup', false, true],
    ['Publications in emails', false, true],
    ['Custom templates', false, true],
  ])
})
