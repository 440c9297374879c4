import type { Page } from '@playwright/test'
import { cards, forgetFilters } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { assistantScenes } from './assistant-scenes.ts'
import { browseScenes } from './browse-scenes.ts'
import { letterScenes } from './letter-scenes.ts'
import { matchScenes } from './match-scenes.ts'
import { mentorScenes } from './mentor-scenes.ts'
import type { Scene } from './scene.ts'
import { outreachScenes } from './outreach-scenes.ts'
import { passkeyScenes } from './passkey-scenes.ts'
import { professorScenes } from './professor-scenes.ts'
import { questionScenes } from './question-scenes.ts'
import { registerScenes } from './register-scenes.ts'
import { schoolScenes } from './school-scenes.ts'
import { secondFactorScenes, secondStepScenes } from './second-factor-scenes.ts'
import { sendingScenes } from './sending-scenes.ts'
import { overrideStudent } from '../fixtures/signed-in.ts'
import { templateScenes } from './template-scenes.ts'
import { wishScenes } from './wish-scenes.ts'

const at =
  (path: string): Scene['open'] =>
  async (page) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

/** The whole landing page, with the example of an enhancement. */
async function homeOpened(page: Page) {
  await at('/')(page, '')
  await page.getByRole('button', { name: 'Learn More' }).click()
  await page.getByText('See an example').click()
  await expect(page.locator('[data-part=cards][aria-busy=false]')).toBeVisible()
}

/** Scenes for a visitor without a session. */
export const visitorScenes: readonly Scene[] = [
  { name: 'home', open: at('/') },
  { name: 'home-opened', open: homeOpened },
  { name: 'login', open: at('/login') },
  { name: 'login-google-redirect', open: at('/login?google_register_redirect=true') },
  ...registerScenes,
  ...secondStepScenes,
  { name: 'forgot-password', open: at('/forgot-password') },
  { name: 'forgot-password-sent', open: at('/forgot-password/sent') },
  { name: 'reset-password', open: at('/reset-password?token=from-a-mail&username=mina.okafor') },
  { name: 'reset-password-without-token', open: at('/reset-password') },
  { name: 'confirm-email', open: at('/confirm-email?token=from-a-mail') },
  { name: 'confirm-school', open: at('/confirm-school?token=from-a-mail') },
  { name: 'optout', open: at('/optout') },
  { name: 'optout-by-link', open: optOutByLink },
  { name: 'optout-erase', open: at('/optout?erase=from-a-mail') },
  ...professorScenes,
  ...mentorScenes,
  { name: 'error', open: at('/error?message=The%20page%20could%20not%20be%20loaded.') },
  { name: 'not-found', open: at('/nowhere') },
  { name: 'privacy', open: at('/privacy') },
  { name: 'terms', open: at('/terms') },
]

/** Scenes for a signed-in student. */
export const studentScenes: readonly Scene[] = [
  { name: 'browse', open: browse },
  { name: 'browse-empty', open: emptyResult },
  { name: 'browse-advanced', open: advanced, widths: [768, 1440] },
  { name: 'browse-used-up', open: usedUp },
  ...browseScenes,
  ...matchScenes,
  { name: 'profile', open: profile },
  { name: 'profile-message', open: message, floats: true },
  { name: 'profile-delete', open: deleteDialog, floats: true },
  { name: 'pricing', open: at('/pricing') },
  { name: 'menu', open: menu, floats: true, widths: [360, 768] },
  { name: 'trial', open: trial },
  // These override the plan, which the browser stores. So they come after the scenes that show the student's own plan.
  ...letterScenes,
  ...questionScenes,
  ...sendingScenes,
  ...templateScenes,
  ...outreachScenes,
  ...wishScenes,
  ...passkeyScenes,
  ...secondFactorScenes,
  ...schoolScenes,
  ...assistantScenes,
  { name: 'alerts', open: alerts, floats: true },
]

async function optOutByLink(page: Page, pdf: string) {
  const view = { name: 'Vera Lindqvist', school_name: 'University of California, Davis', opt_out: false }
  await page.route('**/api/professors/optout/link/?*', (route) => route.fulfill({ json: view }))
  await at('/optout?professor=1&signature=from-a-letter')(page, pdf)
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
}

async function browse(page: Page) {
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
  const closest = page.getByRole('list', { name: 'Your nine closest' })
  await expect(closest.getByRole('article')).toHaveCount(9)
}

async function emptyResult(page: Page) {
  await page.goto('/browse?search=nobody+has+this+name')
  await expect(page.getByText('Try adjusting your search terms or filters.')).toBeVisible()
  // The page stores the search for the next visit.
  await page.evaluate(() => localStorage.removeItem('browse_search'))
}

async function advanced(page: Page) {
  await forgetFilters(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/browse?minCitations=300&maxCitations=9999')
  await page.getByRole('button', { name: 'Show Advanced' }).click()
  await expect(page.getByRole('img', { name: /^Citations of / })).toBeVisible()
}

/** A Free student who has used every unlock of the week and both daily limits. */
async function usedUp(page: Page) {
  const fullQuota = (limit: number) => ({ used: limit, limit, resets_at: inSixDays() })
  await overrideStudent(page, {
    number_of_professors_shown_week: 9,
    quotas: {
      unlocks_week: fullQuota(9),
      unlocks_total: { used: 9, limit: 30, resets_at: null },
      ai_day: fullQuota(4),
      emails_day: fullQuota(1),
    },
  })
  await browse(page)
}

/** With the fields that were understood. */
async function profile(page: Page) {
  await at('/profile')(page, '')
  await expect(page.getByRole('region', { name: 'What we understood' })).toBeVisible()
}

async function message(page: Page) {
  await at('/profile')(page, '')
  const text = 'Please log in through Google Auth to send emails.'
  // Another page of the site would pass this message when it redirects to the profile.
  await page.evaluate((message) => {
    history.pushState({ ...(history.state as object), message }, '')
    dispatchEvent(new PopStateEvent('popstate'))
  }, text)
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function deleteDialog(page: Page) {
  await at('/profile')(page, '')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function menu(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

/** A student on a trial. */
async function trial(page: Page) {
  await overrideStudent(page, { subscription: 'B', current_free_trial: true, trial_ends: inSixDays() })
  await at('/pricing')(page, '')
}

async function alerts(page: Page) {
  await page.goto('/profile?error=Google%20did%20not%20let%20you%20in.%20Please%20try%20again.')
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  await alert.hover()
}

const inSixDays = () => new Date(Date.now() + (6 * 24 + 5) * 3_600_000).toISOString()
