import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import type { Scene } from './scene.ts'

const token = {
  id: '0198f2f0-0000-7000-8000-000000000001',
  name: 'Chat on my laptop',
  scope: 'draft',
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2099-02-18T10:00:00.000Z',
  last_used_at: '2026-11-26T10:00:00.000Z',
}
const reader = {
  ...token,
  id: '0198f2f0-0000-7000-8000-000000000002',
  name: 'Notes',
  scope: 'read',
  last_used_at: null,
}

const part = (page: Page) => page.getByRole('region', { name: 'Account Management' })

/** The profile of a student with two assistants. */
async function openAssistants(page: Page): Promise<void> {
  await page.route('**/api/assistants/tokens/', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'GET'
          ? { tokens: [token, reader] }
          : { ...token, token: `labreach_${'k3Yx'.repeat(10)}` },
    }),
  )
  await page.goto('/profile')
  await expect(part(page).getByText('Chat on my laptop')).toBeVisible()
}

/** The form of another one. */
async function openForm(page: Page): Promise<void> {
  await openAssistants(page)
  await part(page).getByRole('button', { name: 'Give Access…' }).click()
  await expect(part(page).getByLabel('Name of the assistant')).toBeFocused()
}

/** A new token, shown once. */
async function openToken(page: Page): Promise<void> {
  await openForm(page)
  await part(page).getByLabel('Name of the assistant').fill('Chat on my laptop')
  await part(page).getByRole('button', { name: 'Create Token' }).click()
  await expect(part(page).getByRole('group', { name: 'New access' })).toBeFocused()
}

/** The assistants of a student. */
export const assistantScenes: readonly Scene[] = [
  { name: 'assistants-form', open: openForm },
  { name: 'assistants-token', open: openToken },
]
