import { requestEmailChange, requestPasswordReset } from '@labreach/contract/account'
import { expect, test } from 'vitest'
import { aStudent } from '../../../test/builders.ts'
import { linkIn, mailsTo } from '../../../test/mails.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 3 })
let people = 0

/** The two mails that an account of this name makes genuine: to a stranger's address, and to a confirmed one. */
async function mailsOf(username: string) {
  const student = await aStudent(app, { username })
  const [stranger, own] = [`stranger-${++people}@example.edu`, `own-${people}@example.edu`]
  await app.call(requestEmailChange, { as: student, body: { email: stranger } })
  await app.services.db
    .updateTable('students')
    .set({ email: own, email_verified_at: app.clock.now() })
    .where('id', '=', student.id)
    .execute()
  await app.call(requestPasswordReset, { body: { email: own } })
  return { confirm: (await mailsTo(app, stranger))[0]!, reset: (await mailsTo(app, own))[0]! }
}

test.each([
  'Account-blocked.pay-now-at.evil-site.com',
  'evil.com+urgent',
  'security@evil-site.com',
  'Your-account-is-blocked-please-call-0900-555-0199',
])(
  'an outside review: a username that reads like an address, a site or a message stands in no mail: %s',
  async (name) => {
    const { confirm, reset } = await mailsOf(name)
    for (const { subject, text, html } of [confirm, reset])
      expect(`${subject} ${text} ${html}`).not.toContain(name.slice(0, 8))
    expect(reset.text).toContain('for your Labreach account.')
    expect(linkIn(reset).get('username')).toBeNull()
    expect(linkIn(reset).get('token')).toMatch(/^[\w-]{43}$/)
  },
)

test('a short name stands there [PASSWORD-6]', async () => {
  const { reset } = await mailsOf('ada-park')
  expect(reset.text).toContain('for your Labreach account “ada-park”.')
  expect(linkIn(reset).get('username')).toBe('ada-park')
})
