import { actOnMe, getMe, requestPasswordReset, resetPassword } from '@labreach/contract/account'
import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { clearGoogleToken } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aConfirmedStudent, anUnlocked, aStudent, type AStudent } from '../../test/builders.ts'
import { completeGoogleFlow, connectGoogle } from '../../test/google.ts'
import { getLink, waitForJobs, waitForMails } from '../../test/mails.ts'
import { testApp } from '../../test/test-app.ts'
import { sweepAll } from '../sweep.ts'

const app = await testApp({ professors: 12 })
const readQuotas = async (as: AStudent) => (await app.call(getMe, { as })).body.quotas
const readUsed = async (as: AStudent) => {
  const { unlocks_week, unlocks_total, emails_day, ai_day } = await readQuotas(as)
  return [unlocks_week.used, unlocks_total.used, emails_day.used, ai_day.used]
}

/** A student with some uses of each quota, and the address of their Google account. */
async function aBusyStudent() {
  const student = await aConfirmedStudent(app)
  const email = await connectGoogle(app, student)
  await anUnlocked(app, { by: student, at: new Date(app.clock.now().getTime() - 2 * WEEK_MS) })
  const professor = await anUnlocked(app, { by: student })
  const at = app.clock.now()
  await app.database.sql`insert into ai_uses (student_id, kind, used_at) values (${student.id}, 'generate', ${at})`
  return { student, email, professor }
}
/** After the revocations: one also ends a flow that runs at the same time. */
async function connect(as: AStudent, email: string) {
  await waitForJobs(app, 'revoke_google')
  return completeGoogleFlow(app, app.browser(), { as }, { email })
}
const deleteAccount = (as: AStudent) => app.call(actOnMe, { as, body: { action: 'delete_account' } })

test('a new account with the Google account of a deleted one continues its quotas', async () => {
  const { student, email } = await aBusyStudent()
  expect(await readUsed(student)).toEqual([1, 2, 0, 1])
  await deleteAccount(student)
  const again = await aStudent(app)
  expect(await readUsed(again)).toEqual([0, 0, 0, 0])
  await connect(again, email)
  expect(await readUsed(again)).toEqual([1, 2, 0, 1])
  await anUnlocked(app, { by: again })
  await deleteAccount(again)
  const third = await aStudent(app)
  await connect(third, email)
  expect(await readUsed(third)).toEqual([2, 3, 0, 1])
})

test('so does a second account to which the Google account moves, and no use counts twice', async () => {
  const { student, email } = await aBusyStudent()
  await app.call(clearGoogleToken, { as: student })
  expect(await readUsed(student)).toEqual([1, 2, 0, 1])
  const second = await aStudent(app)
  await connect(second, email)
  expect(await readUsed(second)).toEqual([1, 2, 0, 1])
  await deleteAccount(student)
  expect(await readUsed(second)).toEqual([1, 2, 0, 1])
})

test('so does one that connects it after a reset of the password has disconnected it [PLAN-40]', async () => {
  const { student, email } = await aBusyStudent()
  await app.call(requestPasswordReset, { body: { email: student.email } })
  const [mail] = await waitForMails(app, student.email, 1, { subject: 'Set a new password' })
  const body = { token: getLink(mail!).get('token')!, password: 'violet kettle 81' }
  expect((await app.call(resetPassword, { body })).status).toBe(200)
  const second = await aStudent(app)
  await connect(second, email)
  expect(await readUsed(second)).toEqual([1, 2, 0, 1])
})

test('a use of a former account counts once for an account that connects several of its mailboxes [PLAN-40]', async () => {
  const { student, email } = await aBusyStudent()
  const other = await connectGoogle(app, student)
  await anUnlocked(app, { by: student })
  await deleteAccount(student)
  const again = await aStudent(app)
  for (const mailbox of [email, other]) {
    await connect(again, mailbox)
    expect(await readUsed(again)).toEqual([2, 3, 0, 1])
  }
})

test('stored uses of a deleted account are anonymous, and are deleted when they count for no quota', async () => {
  const { student, email } = await aBusyStudent()
  await deleteAccount(student)
  const rows = await app.database.sql`select * from past_uses where student_id = ${student.id}`
  expect(rows).toEqual([])
  app.clock.pass(DAY_MS)
  await sweepAll(app.services)
  const kinds = await app.database.sql`select distinct kind from past_uses`
  expect(kinds).toEqual([{ kind: 'unlock' }])
  app.clock.pass(365 * DAY_MS)
  await sweepAll(app.services)
  expect(await app.database.sql`select from past_uses`).toHaveLength(0)
  const again = await aStudent(app)
  await connect(again, email)
  expect(await readUsed(again)).toEqual([0, 0, 0, 0])
})
