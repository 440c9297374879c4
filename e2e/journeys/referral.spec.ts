import type { Page } from '@playwright/test'
import { cards } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { afterTrial, openReferrals, onBasic, onFree, onTrial, openAs } from '../scenes/payment-scenes.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

const invitation = (page: Page) => page.getByRole('region', { name: 'Invite Friends', exact: true })
const reminder = (page: Page) =>
  page.getByRole('complementary', { name: 'Sidebar' }).getByRole('region', { name: 'Invite a friend' })
const claim = (page: Page) => invitation(page).getByRole('button', { name: 'Claim Free Week' })

test('the referral link can be copied from the profile and from the sidebar [REFERRAL-1]', async ({
  context,
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  await page.goto('/profile')
  const link = `${site.url}/register?ref=${user.id}`
  await expect(invitation(page).getByLabel('Your link')).toHaveValue(link)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))
  })
  await invitation(page).getByRole('button', { name: 'Copy Link' }).click()
  await expectText(page.getByRole('alert'), 'Failed to copy link. Please try again.')
  await page.reload()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const button of [
    invitation(page).getByRole('button', { name: 'Copy Link' }),
    reminder(page).getByRole('button', { name: 'Copy Your Link' }),
  ]) {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await button.click()
    await expect(page.getByText('Your link was copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.getByText('Your link was copied.').click()
    await expect(page.getByText('Your link was copied.')).toHaveCount(0)
  }
})

test('the trial can be claimed with three referrals and on Free only [REFERRAL-2, REFERRAL-4]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  for (const { referrals, enabled } of [
    { referrals: 0, enabled: false },
    { referrals: 2, enabled: false },
    { referrals: 3, enabled: true },
    { referrals: 7, enabled: true },
  ]) {
    await page.unroute('**/api/auth/me/')
    await openAs({ ...onFree, number_of_referrals: referrals }, '/profile')(page)
    await expect(invitation(page).getByText(`${Math.min(referrals, 3)} of 3 joined`)).toBeVisible()
    for (const place of [invitation(page), reminder(page)]) {
      await expect(place.getByRole('button', { name: 'Claim Free Week' })).toHaveCount(enabled ? 1 : 0)
      await expect(place.getByText(`${3 - referrals} more to go`)).toHaveCount(enabled ? 0 : 1)
    }
  }
  await page.unroute('**/api/auth/me/')
  await openReferrals(3, { ...onBasic, free_trial_awarded: false })(page)
  await expect(claim(page)).toHaveCount(0)
  await expect(
    invitation(page).getByText('Your week waits: you can claim it once you are on the Free Plan.'),
  ).toBeVisible()
})

test('sidebar, menu and profile show the referral card until the trial has been awarded [REFERRAL-4]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await openAs(onFree, '/profile')(page)
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Invite Friends' })
  await expect(invitation(page)).toBeVisible()
  await expect(reminder(page)).toBeVisible()
  await expect(link).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('region', { name: 'Invite a friend' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs({ ...onFree, free_trial_awarded: true }, '/profile')(page)
  await expect(reminder(page)).toHaveCount(0)
  await expect(invitation(page)).toHaveCount(0)
  await expect(link).toHaveCount(0)
})

test('a claimed trial gives Basic at once, with a countdown and a link to buy Basic [REFERRAL-2, LAYOUT-2, LAYOUT-5, PLAN-6, PLAN-18]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await openReferrals(3)(page)
  await page.route('**/api/auth/me/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { ok: true } }) : route.fallback(),
  )
  const request = page.waitForRequest((it) => it.method() === 'POST' && it.url().endsWith('/api/auth/me/'))
  await overrideStudent(page, onTrial())
  await claim(page).click()
  expect((await request).postDataJSON()).toEqual({ action: 'claim_trial' })
  await expect(page.getByText('Your free week of Basic has begun.')).toBeVisible()
  await expectText(page, 'Free Trial Plan Student')
  await expect(page.getByRole('timer')).toHaveText(/^05 days0\d hours\d\d min\d\d sec$/)
  await expect(invitation(page)).toHaveCount(0)
  const plan = page.getByRole('region', { name: 'Subscription Management' })
  await expect(plan.getByText('Free Trial', { exact: true })).toBeVisible()
  await plan.getByRole('link', { name: 'Upgrade Plan' }).click()
  await page.waitForURL('**/pricing')
  await expect(page.getByRole('button', { name: 'Upgrade to Basic' })).toBeVisible()
})

test('when the trial ends, the page fetches the professors of the Free plan [BROWSE-62]', async ({ page, site }) => {
  await page.clock.install()
  await signInNewStudent(page, site)
  await overrideStudent(page, onTrial())
  await page.goto('/browse')
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(cards(page)).toHaveCount(9)
  await overrideStudent(page, afterTrial)
  const request = page.waitForRequest('**/api/professors/page?*')
  await page.clock.fastForward(6 * 24 * 3_600_000)
  await expectText(page, 'Free Plan Student')
  await request
})

test('a failed claim shows the reason [REFERRAL-3]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await openReferrals(3)(page)
  await failNext(page, 'POST', '/api/auth/me/', 409, 'You have had your free trial already.')
  await claim(page).click()
  await expect(page.getByRole('alert').getByText('You have had your free trial already.')).toBeVisible()
  await failNext(page, 'POST', '/api/auth/me/', 0)
  await claim(page).click()
  const text = 'Your free week could not be started. Please try again.'
  await expect(page.getByRole('alert').getByText(text)).toBeVisible()
})

test('the trial can be claimed by keyboard alone', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await openReferrals(3)(page)
  await page.route('**/api/auth/me/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { ok: true } }) : route.fallback(),
  )
  await invitation(page).getByLabel('Your link').focus()
  expect(await page.evaluate(() => getSelection()?.toString()), 'the link is selected').toContain('/register?ref=')
  await page.keyboard.press('Tab')
  await expect(invitation(page).getByRole('button', { name: 'Copy Link' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(claim(page)).toBeFocused()
  await overrideStudent(page, onTrial())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toBeVisible()
})
