import { actOnMe, getMe, requestEmailChange, requestPasswordReset, updateMe } from '@labreach/contract/account'
import { createCheckout } from '@labreach/contract/billing'
import { aiProcessTemplate, getProfessorEmail, listOutreaches } from '@labreach/contract/outreach'
import { matchStream, professorsPage, saveDraft, unlockProfessor } from '@labreach/contract/professors'
import { aiGenerateTemplate, createTemplate } from '@labreach/contract/templates'
import { login, refresh, register } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aHandle, aVisitor, resumeLines } from '../../test/builders.ts'
import { connectGoogle, readTokens } from '../../test/google.ts'
import { writeLetter } from '../../test/letters.ts'
import { waitForJobs, getLink, waitForMails } from '../../test/mails.ts'
import { connectWebhooks } from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'
import { serializeError } from './log.ts'

const lines: string[] = []
const app = await testApp({ professors: 12, log: { write: (line) => void lines.push(line) } })
await connectWebhooks(app, { hold: true })

const [password, changed, wrong] = ['first-secret-Zq7', 'second-secret-Zq7', 'not-the-secret-Zq7']
const letter = 'Dear Professor, this very letter is nobody else’s to read.'

test('the log of many calls contains no token, password, letter, resume or address', async () => {
  const secrets: (string | null | undefined)[] = [password, changed, wrong, letter, ...resumeLines]
  const visitor = await aVisitor(app)
  await app.call(matchStream, { query: { temporary_token: visitor.temporary_token } })
  await app.call(aiGenerateTemplate, { body: { temporary_token: visitor.temporary_token } })
  const { body: entered } = await app.call(register, { body: { ...visitor, username: 'ada@park.example', password } })
  const student = entered.user
  const browser = app.browser()
  const email = await connectGoogle(app, { id: student.id, username: student.username })
  const grant = await readTokens(app, student.id)
  await app.call(refresh, { body: { refresh: entered.refresh_token } })
  await app.call(login, { body: { username: student.username, password: wrong } })
  await app.database.sql`update students set granted_plan = 'B', granted_until = '2100-01-01' where id = ${student.id}`

  const professor = app.professors[3]!
  const body = { scholar_id: aHandle(app, student, professor) }
  expect((await app.call(unlockProfessor, { as: student, body })).status).toBe(200)
  await app.call(professorsPage, { as: student, query: { search: professor.name } })
  await app.call(getProfessorEmail, { as: student, body: { scholar_id: professor.scholarId } })
  await app.call(createTemplate, { as: student, body: { name: 'Mine', content: letter } })
  await app.call(saveDraft, { as: student, params: { id: professor.id }, body: { draft: letter } })
  await app.call(aiProcessTemplate, {
    as: student,
    body: { scholar_id: professor.scholarId, template: letter } as never,
  })
  expect((await writeLetter(app, { student, professor }, { subject: 'Of robots', message: letter })).status).toBe(200)
  await app.call(listOutreaches, { as: student, query: {} })
  await app.call(updateMe, { as: student, body: { major: 'Grasping', availability: letter } })
  await app.call(createCheckout, { as: student, body: { plan_type: 'B', price: 3 } })
  const { body: me } = await app.call(getMe, { as: student })
  await app.fetch(new URL(me.resume!, app.url).pathname + new URL(me.resume!, app.url).search)
  await app.call(requestEmailChange, { as: student, body: { email: 'elsewhere@park.example' } })
  const link = getLink((await waitForMails(app, 'elsewhere@park.example'))[0]!)
  await app.call(requestPasswordReset, { body: { email } })
  await waitForJobs(app, 'password_reset')
  const reset = getLink((await waitForMails(app, email)).find(({ subject }) => subject === 'Set a new password')!)
  await app.fetch(`/reset-password?${reset}`)
  await app.call(actOnMe, {
    as: student,
    body: { action: 'change_password', old_password: password, new_password: changed },
  })
  // Refused and failed calls, which log more.
  await app.call(register, { body: { ...visitor, username: 'ada@park.example', password } })
  await browser.fetch(`/api/auth/google/callback/?state=secret-state&code=secret-code`)
  await app.database.sql`alter table templates rename to templates_gone`
  const failed = await app.call(createTemplate, { as: student, body: { name: 'Other', content: letter } })
  await app.database.sql`alter table templates_gone rename to templates`
  expect(failed.status).toBe(500)
  await app.call(actOnMe, { as: student, body: { action: 'delete_account' } })

  secrets.push(
    visitor.temporary_token,
    entered.access_token,
    entered.refresh_token,
    email,
    'park.example',
    professor.email,
  )
  secrets.push(
    grant.accessToken,
    grant.refreshToken,
    link.get('token'),
    reset.get('token'),
    'secret-state',
    'secret-code',
  )
  secrets.push(new URL(me.resume!, app.url).searchParams.get('signature'), professor.name, 'Of robots')
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(25)
  expect(log).toContain('unexpected failure')
  expect(log).toContain(failed.headers.get('x-request-id'))
  for (const secret of secrets) {
    expect(secret).toEqual(expect.stringMatching(/.../))
    expect(log).not.toContain(secret)
  }
})

test('an error is logged without its other properties and without addresses of people', () => {
  const cause = Object.assign(new Error('550 <bob@example.edu> is unknown here'), { rejected: ['bob@example.edu'] })
  const error = Object.assign(new Error('Key (lower(email))=(ada.park@example.edu) is there', { cause }), {
    code: '23505',
    detail: 'Key (email)=(ada.park@example.edu) already exists.',
    parameters: ['secret'],
  })
  const serialized = serializeError(error)
  expect(serialized).toMatchObject({
    type: 'Error',
    message: 'Key (lower(email))=(<address>) is there',
    code: '23505',
    cause: { message: '550 <<address>> is unknown here' },
  })
  expect(serialized.stack).toContain('log.long.test.ts')
  expect(JSON.stringify(serialized)).not.toMatch(/example\.edu|secret|already/)
  expect(serializeError('ada@example.edu fell')).toEqual({ type: 'string', message: '<address> fell', stack: '' })
  const circle = new Error('round')
  circle.cause = circle
  expect(() => JSON.stringify(serializeError(circle))).not.toThrow()
  expect(
    serializeError({ code: '57P01', message: 'ada@example.edu fell', stack: 'here', parameters: ['secret'] }),
  ).toEqual({
    type: 'object',
    message: '<address> fell',
    stack: 'here',
    code: '57P01',
  })
})
