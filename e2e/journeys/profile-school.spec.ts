import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { failNext, signInNewStudent, test } from '../fixtures/signed-in.ts'

const none = { address: null, confirmed_until: null, shown: false, pending: null }
const address = 'mokafor@ucdavis.edu'
const confirmed = { ...none, address, confirmed_until: '2099-11-26T10:00:00.000Z' }
const lapsed = { ...confirmed, confirmed_until: '2026-10-03T10:00:00.000Z' }
const path = '/api/auth/school/'

/** Opens the profile with this school address; requests change it as the server would. */
async function openSchool(page: Page, first: typeof none | typeof confirmed) {
  let school: object = first
  let hold = Promise.resolve()
  await page.route(`**${path}`, async (route) => {
    const request = route.request()
    const input = (request.postDataJSON() ?? {}) as { address?: string; shown?: boolean }
    await hold
    if (request.method() === 'POST') school = { ...school, pending: input.address }
    if (request.method() === 'PATCH') school = { ...school, shown: input.shown }
    if (request.method() === 'DELETE') school = none
    await route.fulfill({ json: school })
  })
  await page.goto('/profile')
  const email = page.getByRole('region', { name: 'Email Authentication' })
  const heading = email.getByRole('heading', { name: 'School address' })
  const part = email
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'School address' }) })
    .last()
  return {
    part,
    heading,
    /** What screen readers are told; the element is there from the beginning. */
    said: part.locator('p[role="status"]'),
    button: (name: string) => part.getByRole('button', { name, exact: true }),
    /** The link is followed elsewhere. */
    becomes: (next: object) => (school = next),
    /** Holds back responses until the returned function is called. */
    pause() {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return resolve
    },
  }
}

test('each change of the school address is told, and the focus goes on where it was made [PROFILE-67]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const { part, heading, said, button, becomes } = await openSchool(page, none)
  const field = part.getByLabel('Address at your school')
  await button('Send Link').focus()
  await page.keyboard.press('Enter')
  await expect(field, 'nothing was typed').toBeFocused()
  await expect(part.getByText('Please enter your address at your school.')).toBeVisible()
  await failNext(page, 'POST', path, 502, 'The mail could not be sent.')
  await field.fill(address)
  await page.keyboard.press('Enter')
  await expect(part.getByText('The mail could not be sent.')).toHaveCount(1)
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText(`A link is on its way to ${address}.`)
  await expect(heading).toBeFocused()
  await expect(field).toHaveValue('')
  await expect(part.getByText(`We sent an email to ${address}.`)).toBeVisible()

  becomes(confirmed)
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(said).toHaveText(`${address} is confirmed.`)

  const change = button('Change address')
  await change.focus()
  await page.keyboard.press('Enter')
  await expect(part.getByLabel('New address at your school')).toBeFocused()
  await button('Cancel').focus()
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()

  const dialog = page.getByRole('dialog', { name: 'Remove School Address?' })
  await button('Remove address…').focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(button('Remove address…')).toBeFocused()
  await expect(part.getByText('Confirmed until')).toBeVisible()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toBeHidden()
  await expect(said).toHaveText('Your school address is removed.')
  await expect(heading).toBeFocused()
  await expect(field).toBeVisible()
})

test('what fails is said where it was tried, and no longer once something works [PROFILE-67]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const { part, heading, said, button, becomes } = await openSchool(page, lapsed)
  const failed = part.getByRole('alert')
  await failNext(page, 'POST', path, 502, 'The mail could not be sent.')
  await button('Confirm it again').click()
  await expect(failed).toHaveText('The mail could not be sent.')
  await expect(heading).toBeFocused()
  await button('Change address').click()
  await button('Cancel').click()
  await expect(failed, 'an old error').toHaveCount(0)
  await button('Confirm it again').click()
  await expect(said).toHaveText(`A link is on its way to ${address}.`)
  await expect(button('Confirm it again')).toHaveCount(0)

  becomes(confirmed)
  await page.reload()
  await failNext(page, 'DELETE', path, 500)
  await button('Remove address…').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(failed).toHaveText('This could not be saved. Please try again.')
  await expect(button('Remove address…')).toBeFocused()
  const shown = part.getByRole('switch', { name: 'Show it below my letters' })
  for (const isOn of [true, false]) {
    await shown.click()
    await expect(shown).toBeChecked({ checked: isOn })
    await expect(failed).toHaveCount(0)
  }
  await failNext(page, 'PATCH', path, 500)
  await shown.click()
  await expect(failed).toHaveText('This could not be saved. Please try again.')
  await expect(shown, 'it is put back').not.toBeChecked()
})

test('an address that is corrected while the link is sent stays in its field [PROFILE-67]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  const { part, said, button, pause } = await openSchool(page, confirmed)
  await button('Change address').click()
  const field = part.getByLabel('New address at your school')
  await field.fill('mokafor@ucdaviss.edu')
  const goOn = pause()
  await page.keyboard.press('Enter')
  await expect(button('Cancel')).toBeDisabled()
  await field.fill('mina@ucdavis.edu')
  goOn()
  await expect(said).toHaveText('A link is on its way to mokafor@ucdaviss.edu.')
  await expect(field).toHaveValue('mina@ucdavis.edu')
  await expect(field).toBeFocused()
})

test('the controls of the school address are large enough for a finger [PROFILE-67]', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInNewStudent(page, site)
  const { part, button } = await openSchool(page, lapsed)
  const controls = [button('Confirm it again'), button('Change address'), button('Remove address…')]
  for (const control of controls) expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await openSchool(page, confirmed)
  const shown = part.getByRole('switch')
  expect((await shown.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await shown.click({ position: { x: 10, y: 2 } })
  await expect(shown, 'also at its upper edge').toBeChecked()
})
