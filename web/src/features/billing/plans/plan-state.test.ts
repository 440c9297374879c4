import { expect, test } from 'vitest'
import { planState } from './plan-state.ts'

const noon = '2026-12-21T12:00:00Z'
const student = {
  subscription: 'F' as const,
  subscription_ends: null,
  past_due_until: null,
  has_customer_portal: false,
  current_free_trial: false,
  trial_ends: null,
}
const paying = { ...student, subscription: 'B' as const, has_customer_portal: true }

test('describes how long the plan in force lasts [PLAN-19]', () => {
  expect(planState(student)).toBeUndefined()
  expect(planState({ ...student, subscription: 'B', current_free_trial: true, trial_ends: noon })).toMatch(
    /^Your free trial runs until Mon, Dec 21, .* Upgrade before then/,
  )
  expect(planState({ ...student, trial_ends: noon })).toBe('Your free trial ended on Dec 21, 2026.')
  expect(planState(paying)).toBe('$3.00 per month, renewed until you cancel.')
  expect(planState({ ...paying, subscription_ends: noon })).toMatch(
    /^It is yours until Dec 21, 2026 and does not renew\./,
  )
  expect(planState({ ...paying, has_customer_portal: false })).toBe('It was given to you: nothing is charged for it.')
  expect(planState({ ...paying, past_due_until: noon }), 'the banner shows it').toBeUndefined()
})

test('after a payment during a trial it describes the subscription', () => {
  expect(planState({ ...paying, trial_ends: noon })).toBe('$3.00 per month, renewed until you cancel.')
})
