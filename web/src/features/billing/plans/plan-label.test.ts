import type { Student } from '@labreach/contract/account'
import { expect, test } from 'vitest'
import { canUpgrade, planLabel } from './plan-label.ts'

const on = (subscription: string, current_free_trial = false) => ({
  subscription: subscription as Student['subscription'],
  current_free_trial,
})

test('returns the label of the plan in force [LAYOUT-2, PLAN-2, PLAN-3, PLAN-4, PLAN-5]', () => {
  expect(planLabel(on('F'))).toBe('Free Plan Student')
  expect(planLabel(on('B'))).toBe('Basic Plan Student')
  expect(planLabel(on('B', true))).toBe('Free Trial Plan Student')
  expect(planLabel(on('P'))).toBe('Premium Plan Student')
  expect(planLabel(on('X'))).toBe('Unknown Plan')
  expect(planLabel(on('toString'))).toBe('Unknown Plan')
})

test('only Free and trial students can upgrade [LAYOUT-3, PLAN-18]', () => {
  expect(canUpgrade(on('F'))).toBe(true)
  expect(canUpgrade(on('B', true))).toBe(true)
  expect(canUpgrade(on('B'))).toBe(false)
  expect(canUpgrade(on('P'))).toBe(false)
})
