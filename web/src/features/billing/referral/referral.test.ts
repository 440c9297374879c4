import { expect, test } from 'vitest'
import { canClaimTrial, canEarnTrial } from './referral.ts'

const student = { free_trial_awarded: false, number_of_referrals: 3, subscription: 'F' as const }

test('a free week needs three referrals and Free, and is given once [REFERRAL-2, REFERRAL-4]', () => {
  expect(canClaimTrial(student)).toBe(true)
  expect(canClaimTrial({ ...student, number_of_referrals: 2 })).toBe(false)
  expect(canClaimTrial({ ...student, number_of_referrals: 9 })).toBe(true)
  expect(canClaimTrial({ ...student, subscription: 'B' })).toBe(false)
  expect(canClaimTrial({ ...student, free_trial_awarded: true })).toBe(false)
  expect(canEarnTrial(student)).toBe(true)
  expect(canEarnTrial({ free_trial_awarded: true })).toBe(false)
})
