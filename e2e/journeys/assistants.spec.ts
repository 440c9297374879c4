import { afterSending } from '../fixtures/send-now.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { connectGoogle, sentBy, unlockOne } from '../fixtures/student-steps.ts'
import { password, signInNewStudent, test } from '../fixtures/signed-in.ts'

type Found = { professors: { id: number; professor: { name: string | null } }[] }

/** Calls a tool as an assistant does: one message of the Model Context Protocol with the token. */
async function useTool(site: TestSite, token: string, name: string, input: object) {
  const response = await fetch(`${site.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
  })
  if (!response.ok) return response.status
  const { result } = (await response.json()) as { result: { content: { text: string }[] } }
  return JSON.parse(result.content[0]!.text.split('\n')[1]!) as object
}

test('an assistant drafts a letter, the student sends it and ends the access [ASSISTANT-3, ASSISTANT-12]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  const google = { email: `${user.username}@gmail.com`, name: 'A Reader' }
  await page.goto('/browse')
  const professor = await unlockOne(page)
  await connectGoogle(page, { username: user.username, password, google })

  const account = page.getByRole('region', { name: 'Account Management' })
  await account.getByRole('button', { name: 'Give Access…' }).click()
  await account.getByRole('button', { name: 'Create Token' }).click()
  await expect(account.getByText('Please give this access a name.')).toBeVisible()
  await account.getByLabel('Name of the assistant').fill('Chat on my laptop')
  await account.getByRole('button', { name: 'Create Token' }).click()
  const created = account.getByRole('group', { name: 'New access' })
  await expect(created).toBeFocused()
  const token = await created.getByText(/^labreach_/).innerText()
  await created.getByRole('button', { name: 'Done' }).click()
  await expect(account.getByText(token)).toHaveCount(0)
  await expect(account.getByText('never used')).toBeVisible()

  const found = (await useTool(site, token, 'professorsPage', { mine: 'unlocked' })) as Found
  expect(found.professors.map((one) => one.professor.name)).toEqual([professor])
  const draft = 'Dear Professor,\n\nI read your newest paper and wonder how it behaves with fewer samples.\n\nA. Reader'
  await useTool(site, token, 'saveDraft', { id: found.professors[0]!.id, draft, subject: 'Fewer samples' })

  await page.goto('/browse?mine=drafting')
  await page.getByRole('button', { name: `Compose Email to ${professor}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue(draft)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await afterSending(page).getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Email has been sent successfully!')).toBeVisible()
  expect((await sentBy(site, google.email)).map(({ mail }) => mail.subject)).toEqual(['Fewer samples'])

  await page.goto('/profile')
  await expect(account.getByText(/last used/)).toBeVisible()
  await account.getByRole('button', { name: 'Revoke the access of Chat on my laptop' }).click()
  await expect(account.getByText('Chat on my laptop')).toHaveCount(0)
  expect(await useTool(site, token, 'professorsPage', {})).toBe(401)
})
