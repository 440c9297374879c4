import { expect, test } from 'vitest'
import { planState } from './plan-state.ts'

const noon = '2026-12-21T12:00:00Z'
const student = {
  subscription: 'F' as const,
  subscription_ends: null,
  past_due_until: null,
  subscription_is_paid: false,
  current_free_trial: false,
  trial_ends: null,
}
const paying = { ...student, subscription: 'B' as const, subscription_is_paid: true }

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
  expect(planState({ ...paying, past_due_until: noon }), 'the banner shows it').toBeUndefined()
})

test('after a payment during a trial it describes the subscription', () => {
  expect(planState({ ...paying, trial_ends: noon })).toBe('$3.00 per month, renewed until you cancel.')
})

test('a granted plan charges nothing and has an end, also after an unpaid month of an earlier one [PLAN-41]', () => {
  const granted = { ...student, subscription: 'B' as const }
  expect(planState(granted)).toBe('It was given to you: nothing is charged for it.')
  const sentence = 'It was given to you until Dec 21, 2026: nothing is charged for it.'
  expect(planState({ ...granted, subscription_ends: noon })).toBe(sentence)
  expect(planState({ ...granted, subscription_ends: noon, past_due_until: '2026-11-01T12:00:00Z' })).toBe(sentence)
})
