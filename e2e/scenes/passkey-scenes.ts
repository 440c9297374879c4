import type { Page } from '@playwright/test'
import { overrideStudent } from '../fixtures/signed-in.ts'
import { expect } from '../fixtures/test.ts'
import type { Scene } from './scene.ts'

const phone = {
  id: '019ac1a4-0000-7000-8000-000000000001',
  name: 'My phone',
  added_at: '2026-09-03T10:00:00.000Z',
  used_at: '2026-11-24T18:00:00.000Z',
}
const laptop = { ...phone, id: '019ac1a4-0000-7000-8000-000000000002', name: 'Laptop in the lab', used_at: null }

const part = (page: Page) => page.getByRole('region', { name: 'Account Management' })

/** The profile of a student with two passkeys. */
async function openPasskeys(page: Page): Promise<void> {
  await overrideStudent(page, { has_passkey: true })
  await page.route('**/api/auth/passkeys/', (route) => route.fulfill({ json: { passkeys: [phone, laptop] } }))
  await page.goto('/profile')
  await expect(part(page).getByText('Laptop in the lab')).toBeVisible()
  await part(page).getByRole('heading', { name: 'Passkeys' }).scrollIntoViewIfNeeded()
}

async function openAdding(page: Page): Promise<void> {
  await openPasskeys(page)
  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(part(page).getByLabel('Name of the passkey')).toBeFocused()
}

async function openRemoving(page: Page): Promise<void> {
  await openPasskeys(page)
  await part(page).getByRole('button', { name: 'Remove My phone' }).click()
  await expect(page.getByRole('dialog', { name: 'Remove this passkey?' })).toBeVisible()
}

/** A removal needs a fresh proof, by the password or a passkey. */
async function openProof(page: Page): Promise<void> {
  await page.route('**/api/auth/passkeys/*/', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 400, json: { error: 'Please confirm that it is you.', code: 'proof_needed' } })
      : route.fallback(),
  )
  await openRemoving(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible()
}

/** The passkeys of the profile, and the questions about them. */
export const passkeyScenes: readonly Scene[] = [
  { name: 'passkeys', open: openPasskeys },
  { name: 'passkeys-add', open: openAdding },
  { name: 'passkeys-remove', open: openRemoving, floats: true },
  { name: 'passkeys-proof', open: openProof, floats: true },
]
