import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import type { Scene } from './scene.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Labreach:mina-okafor?issuer=Labreach&secret=${secret}&algorithm=SHA1&digits=6&period=30`
const codes = Array.from({ length: 10 }, (_, number) => `4k7${number}-x2mq-9rt${number}-h8wd-0vz3-t6ya`)
const on = { on_since: '2026-11-20T10:00:00.000Z', recovery_codes_left: 2 }

const part = (page: Page) => page.getByRole('region', { name: 'Account Management' })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true })
const scrollThere = (page: Page) =>
  part(page).getByRole('heading', { name: 'Two-step sign-in' }).scrollIntoViewIfNeeded()

async function openOff(page: Page): Promise<void> {
  await page.goto('/profile')
  await expect(part(page).getByRole('button', { name: 'Turn On…' })).toBeEnabled()
  await scrollThere(page)
}

async function openOn(page: Page): Promise<void> {
  await page.route('**/api/auth/second-factor/', (route) => route.fulfill({ json: on }))
  await page.goto('/profile')
  await expect(part(page).getByText('2 recovery codes left.')).toBeVisible()
  await scrollThere(page)
}

async function openSetup(page: Page): Promise<void> {
  await page.route('**/api/auth/second-factor/start/', (route) => route.fulfill({ json: { secret, uri } }))
  await openOff(page)
  await part(page).getByRole('button', { name: 'Turn On…' }).click()
  await expect(part(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
}

async function openCodes(page: Page): Promise<void> {
  await page.route('**/api/auth/second-factor/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { recovery_codes: codes } }) : route.fallback(),
  )
  await openSetup(page)
  await codeField(page).fill('123456')
  await part(page).getByRole('button', { name: 'Turn On', exact: true }).click()
  await expect(part(page).getByText(codes[9]!)).toBeVisible()
}

async function openEnd(page: Page): Promise<void> {
  await openOn(page)
  await part(page).getByRole('button', { name: 'Turn Off…' }).click()
  await expect(codeField(page)).toBeFocused()
}

/** The sign-in of an account with two-step sign-in, after the right password. */
async function openLogin(page: Page): Promise<void> {
  await page.route('**/api/auth/login/', (route) =>
    route.fulfill({
      status: 401,
      json: { error: 'Please enter the code of your authenticator app.', code: 'second_factor_needed' },
    }),
  )
  await page.goto('/login')
  await page.getByLabel('Username').fill('mina-okafor')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(codeField(page)).toBeFocused()
}

async function openWrongCode(page: Page): Promise<void> {
  await openLogin(page)
  await page.route('**/api/auth/login/', (route) =>
    route.fulfill({
      status: 401,
      json: {
        error: 'This code is wrong or was used already. Please enter the next one, and check the clock of your phone.',
        code: 'second_factor_wrong',
      },
    }),
  )
  await codeField(page).fill('123456')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('This code is wrong')).toBeVisible()
}

async function openAfterGoogle(page: Page): Promise<void> {
  await page.route('**/api/auth/login/', (route) =>
    route.fulfill({
      status: 401,
      json: { error: 'Please enter the code of your authenticator app.', code: 'second_factor_needed' },
    }),
  )
  await page.goto('/login?state=a-code')
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible()
}

/** The end of a reset, for an account with passkeys. */
async function openReset(page: Page): Promise<void> {
  const passkey = { added_at: '2026-09-03T10:00:00.000Z', used_at: '2026-11-24T18:00:00.000Z' }
  const passkeys = [
    { ...passkey, id: '019ac1a4-0000-7000-8000-000000000001', name: 'My phone' },
    { ...passkey, id: '019ac1a4-0000-7000-8000-000000000002', name: 'Laptop in the lab', used_at: null },
  ]
  await page.route('**/api/auth/reset-password/', (route) => route.fulfill({ json: { ok: true, passkeys } }))
  await page.goto('/reset-password?token=a-token&username=mina-okafor')
  await page.getByLabel('New password', { exact: true }).fill('violet kettle 81')
  await page.getByLabel('Confirm new password').fill('violet kettle 81')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'These passkeys still sign in' })).toBeVisible()
}

/** Two-step sign-in in the profile. */
export const secondFactorScenes: readonly Scene[] = [
  { name: 'two-step-off', open: openOff },
  { name: 'two-step-setup', open: openSetup },
  { name: 'two-step-codes', open: openCodes },
  { name: 'two-step-on', open: openOn },
  { name: 'two-step-end', open: openEnd },
]

/** Without a session: the second step of a sign-in, and the passkeys after a reset. */
export const secondStepScenes: readonly Scene[] = [
  { name: 'two-step-login', open: openLogin },
  { name: 'two-step-wrong', open: openWrongCode },
  { name: 'two-step-google', open: openAfterGoogle },
  { name: 'reset-passkeys', open: openReset },
]
