import { getMe } from '@labreach/contract/account'
import { microsoftCallback, microsoftFlow } from '@labreach/contract/microsoft'
import { getSite } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { anUnlocked, aStudent } from '../../../test/builders.ts'
import { connectGoogle } from '../../../test/google.ts'
import { writeLetter } from '../../../test/letters.ts'
import { connectMicrosoft } from '../../../test/mailboxes/microsoft.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 3 })
const on = await testApp({ professors: 3, microsoft: true })

/** The names of all fields of a response, in their order. */
const readFields = (body: object) => Object.keys(body)

test('without the setting nothing on the wire differs [MICROSOFT-1]', async () => {
  const student = await aStudent(app)
  const known = await app.fetch('/api/no-such-call/', { method: 'POST' })
  for (const call of [microsoftFlow, microsoftCallback]) {
    const { status, text } = await app.fetch(call.path, { method: call.method })
    expect([status, text]).toEqual([known.status, known.text])
  }
  const [site, withIt] = [await app.call(getSite, {}), await on.call(getSite, {})]
  expect(readFields(site.body)).toEqual(readFields(withIt.body).filter((name) => name !== 'mailbox_providers'))
  expect(withIt.body.mailbox_providers).toEqual(['google', 'microsoft'])
  await connectGoogle(app, student)
  expect(readFields((await app.call(getMe, { as: student })).body)).not.toContain('mailbox')
  const documents = await Promise.all([app, on].map((one) => one.fetch('/api/openapi.json')))
  const [off, full] = documents.map(({ text }) => text)
  expect(off).not.toMatch(/microsoft|mailbox_providers|"mailbox"|"setting"/i)
  expect(full).toMatch(/"microsoftFlow".*"mailbox_providers"|"mailbox_providers".*"microsoftFlow"/s)
  expect(full).not.toContain('"setting"')
})

test('a grant of a deployment that had Microsoft counts as no mailbox [MICROSOFT-1]', async () => {
  const student = await aStudent(app)
  const other = await aStudent(on)
  await connectMicrosoft(on, other)
  const [grant] = (await on.database
    .sql`select google_sub, email, tokens_sealed from google_grants where student_id = ${other.id}`) as {
    google_sub: string
    email: string
    tokens_sealed: Buffer
  }[]
  await app.database.sql`
    insert into google_grants (student_id, google_sub, email, email_verified, tokens_sealed, connected_at)
    values (${student.id}, ${grant!.google_sub}, ${grant!.email}, false, ${grant!.tokens_sealed}, now())`
  const { body } = await app.call(getMe, { as: student })
  expect(body).toMatchObject({ is_google_authenticated: false, google_email: null, email: null })
  expect(body).not.toHaveProperty('mailbox')
  const professor = await anUnlocked(app, { by: student })
  expect(await writeLetter(app, { student, professor })).toMatchObject({
    status: 400,
    body: { code: 'google_not_connected', error: 'Please connect your Google account to send emails' },
  })
})
