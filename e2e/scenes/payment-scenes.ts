import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { seenAs } from '../fixtures/signed-in.ts'

type Fields = Record<string, unknown>

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Students as the server tells them, by what they pay. */
export const onFree: Fields = { subscription: 'F', has_customer_portal: false }
export const onBasic: Fields = { subscription: 'B', has_customer_portal: true, free_trial_awarded: true }
export const onTrial = (): Fields => ({
  subscription: 'B',
  current_free_trial: true,
  free_trial_awarded: true,
  trial_ends: inHours(5 * 24 + 7),
})
export const afterTrial: Fields = { ...onFree, free_trial_awarded: true, trial_ends: '2026-10-04T12:00:00Z' }
export const canceled = (): Fields => ({ ...onBasic, subscription_ends: inHours(19 * 24) })
export const pastDue = (): Fields => ({ ...onBasic, past_due_until: inHours(60) })
export const lapsed: Fields = { ...onBasic, subscription: 'F', past_due_until: '2026-11-02T12:00:00Z' }

/** A page as such a student sees it. */
export function seenBy(fields: Fields | (() => Fields), path: string) {
  return async (page: Page): Promise<void> => {
    await seenAs(page, typeof fields === 'function' ? fields() : fields)
    const told = page.waitForResponse('**/api/auth/me/')
    await page.goto(path)
    await told
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

export const verifyCall = '**/api/verify-payment/'

/** The page after a payment, verified as `json` says; without it the answer never comes. */
export function afterPayment(json?: { status: string; amount: number }) {
  return async (page: Page): Promise<void> => {
    await seenAs(page, onBasic)
    await page.route(verifyCall, (route) => (json ? route.fulfill({ json }) : undefined))
    await page.goto('/payment/success?session_id=cs_test_1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

const heading = (name: string, open: (page: Page) => Promise<void>) => async (page: Page) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The referral card with so many referrals. */
export function invited(number_of_referrals: number, fields: Fields = onFree) {
  return async (page: Page): Promise<void> => {
    await seenBy({ ...fields, number_of_referrals }, '/profile')(page)
    const card = page.getByRole('region', { name: 'Invite Friends', exact: true })
    await expect(card.getByText(`${number_of_referrals} of 3 joined`)).toBeVisible()
  }
}

/** Plans, payments and referrals in all their states. */
export const paymentScenes = [
  { name: 'pricing-basic', open: seenBy(onBasic, '/pricing') },
  { name: 'pricing-trial', open: seenBy(onTrial, '/pricing') },
  { name: 'pricing-trial-over', open: seenBy(afterTrial, '/pricing') },
  { name: 'pricing-canceled', open: seenBy(canceled, '/pricing') },
  { name: 'pricing-past-due', open: seenBy(pastDue, '/pricing') },
  { name: 'pricing-lapsed', open: seenBy(lapsed, '/pricing') },
  { name: 'payment-processing', open: heading('Confirming your payment', afterPayment()) },
  { name: 'payment-paid', open: heading('You are on the Basic Plan', afterPayment({ status: 'paid', amount: 3 })) },
  {
    name: 'payment-error',
    open: heading('Your payment is not confirmed', afterPayment({ status: 'unpaid', amount: 0 })),
  },
  { name: 'payment-canceled', open: seenBy(onFree, '/payment/canceled') },
  { name: 'referral-none', open: invited(0) },
  { name: 'referral-two', open: invited(2) },
  { name: 'referral-three', open: invited(3) },
  { name: 'referral-three-basic', open: invited(3, { ...onBasic, free_trial_awarded: false }) },
  { name: 'profile-trial', open: seenBy(onTrial, '/profile') },
] as const
