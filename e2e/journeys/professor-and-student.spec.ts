import { openLetterWithMailbox } from '../fixtures/composer.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { test } from '../fixtures/signed-in.ts'
import { sentBy } from '../fixtures/student-steps.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Waits until the product has mailed `count` links with this path to an address, and returns them. */
async function waitForLinks(site: TestSite, to: string, path: string, count: number): Promise<string[]> {
  const read = async () => {
    const response = await fetch(`${site.sandboxUrl}/control/mail?to=${encodeURIComponent(to)}`)
    const { mails } = (await response.json()) as { mails: { text: string }[] }
    return mails.flatMap(({ text }) => text.split(/\s/).filter((word) => word.startsWith(`${site.url}${path}?`)))
  }
  await expect(async () => expect(new Set(await read()).size).toBe(count)).toPass({ timeout: 30_000 })
  return [...new Set(await read())]
}

test('a professor answers a letter by one tap and says once what is welcome; the student sees both, and a mail takes it back [PROFESSORPAGE-1, PROFESSORPAGE-2, PROFESSORPAGE-8, PROFESSORPAGE-9, PROFESSORPAGE-12, PROFESSORPAGE-14, PROFESSORPAGE-17]', async ({
  page,
  site,
  browser,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'F')
  const compose = page.getByRole('button', { name: /^Compose Email to /, includeHidden: true }).first()
  const name = (await compose.getAttribute('aria-label'))!.replace('Compose Email to ', '')
  await letter.body.fill('Dear Professor, may I join your group?')
  await letter.send()
  await expect(page.getByText('Email has been sent successfully!')).toBeVisible({ timeout: 20_000 })
  const [delivered] = await sentBy(site, letter.email)
  const { text = '', to = [], subject = '' } = delivered!.mail
  const link = text.split(/\s/).find((word) => word.startsWith(`${site.url}/letter?`))!
  const address = to[0]!.address!

  // The professor's phone knows nothing of the student's session.
  const context = await browser.newContext({ ...phone, baseURL: site.url })
  const mobile = await context.newPage()
  await mobile.goto(link)
  await mobile.getByRole('button', { name: 'Write me next week' }).tap()
  await expect(mobile.getByText('The student sees this. You need do nothing more.')).toBeVisible()
  await page.goto('/outreach')
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText(/Write me next week.*Write again from/)

  await mobile.getByRole('button', { name: 'Say which letters you welcome' }).tap()
  await mobile.getByRole('button', { name: 'Mail me the link' }).tap()
  await expect(mobile.getByText('If we have your address')).toBeVisible()
  const [pageLink] = await waitForLinks(site, address, '/professor', 1)
  await mobile.goto(pageLink!)
  await mobile.getByRole('button', { name: 'Open my page' }).tap()
  const taking = mobile.getByRole('region', { name: 'Whom you take' })
  await taking.getByRole('button', { name: 'PhD students' }).tap()
  await taking.getByRole('button', { name: 'Save' }).tap()
  await expect(taking.getByRole('status')).toContainText('Saved.')
  await expect(taking.getByText(/^Set .*, lapses on /)).toBeVisible()
  const [takingBack] = await waitForLinks(site, address, '/professor/undo', 1)
  const contents = mobile.getByRole('region', { name: 'What a letter should contain' })
  await contents.getByLabel('In your words').fill('A transcript')
  await contents.getByRole('button', { name: 'Save' }).tap()
  await expect(contents.getByRole('status')).toContainText('Saved.')

  const card = page.getByRole('article', { name, exact: true })
  await page.goto(`/browse?search=${encodeURIComponent(name)}`)
  await expect(card).toContainText('Taking PhD students · asks for a transcript')

  await waitForLinks(site, address, '/professor/undo', 2)
  await mobile.goto(takingBack!)
  await mobile.getByRole('button', { name: 'Take it back' }).tap()
  await expect(mobile.getByText('Undone: your preferences for letters are as before.')).toBeVisible()
  await page.goto(`/browse?search=${encodeURIComponent(name)}&minCitations=1`)
  await expect(card).toContainText('Asks for a transcript')
  await expect(card).not.toContainText('Taking PhD students')
  await context.close()
})
