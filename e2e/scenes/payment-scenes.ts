import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { overrideStudent } from '../fixtures/signed-in.ts'

type Fields = Record<string, unknown>

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Fields of the student in each state of the plan. */
export const onFree: Fields = { subscription: 'F', subscription_is_paid: false, has_customer_portal: false }
export const onBasic: Fields = {
  subscription: 'B',
  subscription_is_paid: true,
  has_customer_portal: true,
  free_trial_awarded: true,
}
/** Given by an operator, to somebody who has paid before. */
export const granted = (): Fields => ({ ...onBasic, subscription_is_paid: false, subscription_ends: inHours(19 * 24) })
export const onTrial = (): Fields => ({
  subscription: 'B',
  current_free_trial: true,
  free_trial_awarded: true,
  trial_ends: inHours(5 * 24 + 7),
})
export const afterTrial: Fields = { ...onFree, free_trial_awarded: true, trial_ends: '2026-10-04T12:00:00Z' }
export const canceled = (): Fields => ({ ...onBasic, subscription_ends: inHours(19 * 24) })
export const pastDue = (): Fields => ({ ...onBasic, past_due_until: inHours(60) })
export const lapsed: Fields = {
  ...onBasic,
  subscription: 'F',
  subscription_is_paid: false,
  past_due_until: '2026-11-02T12:00:00Z',
}

/** Opens a page as a student with these fields. */
export function openAs(fields: Fields | (() => Fields), path: string) {
  return async (page: Page): Promise<void> => {
    await overrideStudent(page, typeof fields === 'function' ? fields() : fields)
    const response = page.waitForResponse('**/api/auth/me/')
    await page.goto(path)
    await response
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

export const verifyCall = '**/api/verify-payment/'

/** Opens the page after a payment; `json` is the response of the verification, which without it never arrives. */
export function afterPayment(json?: { status: string; amount: number }) {
  return async (page: Page): Promise<void> => {
    await overrideStudent(page, onBasic)
    await page.route(verifyCall, (route) => (json ? route.fulfill({ json }) : undefined))
    await page.goto('/payment/success?session_id=cs_test_1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

const expectHeading = (name: string, open: (page: Page) => Promise<void>) => async (page: Page) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Opens the profile with so many referrals. */
export function openReferrals(number_of_referrals: number, fields: Fields = onFree) {
  return async (page: Page): Promise<void> => {
    await openAs({ ...fields, number_of_referrals }, '/profile')(page)
    const card = page.getByRole('region', { name: 'Invite Friends', exact: true })
    await expect(card.getByText(`${number_of_referrals} of 3 joined`)).toBeVisible()
  }
}

/** Plans, payments and referrals in all their states. */
export const paymentScenes = [
  { name: 'pricing-basic', open: openAs(onBasic, '/pricing') },
  { name: 'pricing-trial', open: openAs(onTrial, '/pricing') },
  { name: 'pricing-trial-over', open: openAs(afterTrial, '/pricing') },
  { name: 'pricing-canceled', open: openAs(canceled, '/pricing') },
  { name: 'pricing-past-due', open: openAs(pastDue, '/pricing') },
  { name: 'pricing-lapsed', open: openAs(lapsed, '/pricing') },
  { name: 'payment-processing', open: expectHeading('Confirming your payment', afterPayment()) },
  {
    name: 'payment-paid',
    open: expectHeading('You are on the Basic Plan', afterPayment({ status: 'paid', amount: 3 })),
  },
  {
    name: 'payment-error',
    open: expectHeading('Your payment is not confirmed', afterPayment({ status: 'unpaid', amount: 0 })),
  },
  { name: 'payment-canceled', open: openAs(onFree, '/payment/canceled') },
  { name: 'referral-none', open: openReferrals(0) },
  { name: 'referral-two', open: openReferrals(2) },
  { name: 'referral-three', open: openReferrals(3) },
  { name: 'referral-three-basic', open: openReferrals(3, { ...onBasic, free_trial_awarded: false }) },
  { name: 'profile-trial', open: openAs(onTrial, '/profile') },
] as const
