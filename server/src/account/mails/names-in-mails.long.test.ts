import { requestEmailChange, requestPasswordReset } from '@labreach/contract/account'
import { expect, test } from 'vitest'
import { aStudent } from '../../../test/builders.ts'
import { getLink, waitForMails } from '../../../test/mails.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 3 })
let people = 0

/** The two mails that an account of this name causes: to a stranger's address, and to its confirmed one. */
async function receiveMails(username: string) {
  const student = await aStudent(app, { username })
  const [stranger, own] = [`stranger-${++people}@example.edu`, `own-${people}@example.edu`]
  await app.call(requestEmailChange, { as: student, body: { email: stranger } })
  await app.services.db
    .updateTable('students')
    .set({ email: own, email_verified_at: app.clock.now() })
    .where('id', '=', student.id)
    .execute()
  await app.call(requestPasswordReset, { body: { email: own } })
  return { confirm: (await waitForMails(app, stranger))[0]!, reset: (await waitForMails(app, own))[0]! }
}

test.each([
  'Account-blocked.pay-now-at.evil-site.com',
  'evil.com+urgent',
  'security@evil-site.com',
  'Your-account-is-blocked-please-call-0900-555-0199',
])('no mail contains a username that looks like an address, a site or a message: %s', async (name) => {
  const { confirm, reset } = await receiveMails(name)
  for (const { subject, text, html } of [confirm, reset])
    expect(`${subject} ${text} ${html}`).not.toContain(name.slice(0, 8))
  expect(reset.text).toContain('for your Labreach account.')
  expect(getLink(reset).get('username')).toBeNull()
  expect(getLink(reset).get('token')).toMatch(/^[\w-]{43}$/)
})

test('a reset mail contains a short username [PASSWORD-6]', async () => {
  const { reset } = await receiveMails('ada-park')
  expect(reset.text).toContain('for your Labreach account “ada-park”.')
  expect(getLink(reset).get('username')).toBe('ada-park')
})
