import { expect, test } from 'vitest'
import { canEarnTrial, missingForTrial } from './referral.ts'

const student = { number_of_referrals: 3, subscription: 'F' as const }

test('a free week needs three referrals and Free, and is given once [REFERRAL-2, REFERRAL-4]', () => {
  expect(missingForTrial(student)).toBeUndefined()
  expect(missingForTrial({ ...student, number_of_referrals: 2 })).toBe('1 more to go')
  expect(missingForTrial({ ...student, number_of_referrals: 9 })).toBeUndefined()
  expect(missingForTrial({ ...student, subscription: 'B' })).toMatch(/once you are on the Free Plan/)
  expect(canEarnTrial({ free_trial_awarded: false })).toBe(true)
  expect(canEarnTrial({ free_trial_awarded: true })).toBe(false)
})
