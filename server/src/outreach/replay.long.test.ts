import { expect, test } from 'vitest'
import { aProfessor } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { listSentMails, writeLetter } from '../../test/letters.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 1 })
const { sql } = app.database
type Sender = Awaited<ReturnType<typeof aSender>>

test.each([
  [
    'the Google account was disconnected',
    ({ student }: Sender) => sql`delete from google_grants where student_id = ${student.id}`,
  ],
  [
    'the grant expired',
    ({ student }: Sender) => sql`update google_grants set expired_at = now() where student_id = ${student.id}`,
  ],
  ['the resume is gone', ({ student }: Sender) => sql`delete from resumes where student_id = ${student.id}`],
  [
    'the professor opted out',
    ({ professor }: Sender) => sql`update professors set opt_out = true where id = ${professor.id}`,
  ],
  ['the plan ended', ({ student }: Sender) => sql`update students set paid_plan = 'F' where id = ${student.id}`],
  [
    'the professor is known by another id',
    ({ professor }: Sender) => sql`
    with renamed as (update professors set scholar_id = 'renamed' where id = ${professor.id} returning id)
    insert into professor_aliases select ${professor.scholarId}, 'renamed' from renamed`,
  ],
])('a repeated key returns the sent letter, even if %s since', async (_, change) => {
  const sender = await aSender(app, { plan: 'B', professor: await aProfessor(app) })
  const sendOnce = () => writeLetter(app, sender, { key: 'the-same-click' })
  const sent = await sendOnce()
  const email_sent_date = app.clock.now().toISOString()
  expect(sent).toMatchObject({ status: 200, body: { state: 'sent', email_sent_date } })
  await change(sender)
  const again = await sendOnce()
  expect(again.status).toBe(200)
  expect(again.body).toMatchObject({ state: 'sent', email_sent_date })
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

test('a repeated key of an unconfirmed letter is refused as unconfirmed, even if the account was disconnected since', async () => {
  const sender = await aSender(app)
  await app.control('faults', { service: 'gmail', kind: 'lost_response' })
  const click = () => writeLetter(app, sender, { key: 'an-unclear-click' })
  expect(await click()).toMatchObject({ status: 504, body: { code: 'send_unconfirmed' } })
  await sql`delete from google_grants where student_id = ${sender.student.id}`
  expect(await click()).toMatchObject({ status: 504, body: { code: 'send_unconfirmed' } })
})

test('refuses a repeated key for another professor', async () => {
  const sender = await aSender(app, { plan: 'B' })
  expect((await writeLetter(app, sender, { key: 'one-of-a-kind' })).status).toBe(200)
  for (const scholarId of [(await aProfessor(app)).scholarId, 'nobody'])
    expect(await writeLetter(app, { ...sender, professor: { scholarId } }, { key: 'one-of-a-kind' })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_invalid' },
    })
})
