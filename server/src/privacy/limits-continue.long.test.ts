import { actOnMe } from '@labreach/contract/account'
import { lifetimes } from '@labreach/contract/lifetimes'
import { nextContact } from '@labreach/contract/outreach'
import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { answerLetter } from '@labreach/contract/professor-page'
import { clearGoogleToken } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor, aStudent, type AStudent } from '../../test/builders.ts'
import { aSender, completeGoogleFlow } from '../../test/google.ts'
import { writeLetter } from '../../test/letters.ts'
import { waitForJobs } from '../../test/mails.ts'
import { getLetterLink } from '../../test/professor-page.ts'
import { testApp } from '../../test/test-app.ts'
import { sweepAll } from '../sweep.ts'

const app = await testApp({ professors: 3 })

/** A student who wrote to a professor, perhaps answered with *Not my field*. */
async function aWriter({ answered = false } = {}) {
  const sender = await aSender(app, { professor: await aProfessor(app), plan: 'B' })
  expect((await writeLetter(app, sender)).status).toBe(200)
  const link = await getLetterLink(app, sender.email)
  if (answered) await app.call(answerLetter, { body: { ...link, answer: 'not_my_field' } })
  return sender
}
async function deleteAccount(as: AStudent) {
  await app.call(actOnMe, { as, body: { action: 'delete_account' } })
  // Google ends all access of the mailbox: also that of an account which connects it meanwhile.
  await waitForJobs(app, 'revoke_google')
}

/** Another student, who has unlocked the professor and connects a mailbox. */
async function aSecond({ email, professor }: Pick<Awaited<ReturnType<typeof aWriter>>, 'email' | 'professor'>) {
  const student = await aStudent(app, { plan: 'B' })
  await completeGoogleFlow(app, app.browser(), { as: student }, { email })
  await anUnlocked(app, { by: student, professor })
  return { student, professor }
}
const tooSoon = { status: 409, body: { code: 'contact_too_soon' } }
const afterMs = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
const askNext = async ({ student, professor }: Awaited<ReturnType<typeof aSecond>>) =>
  (await app.call(nextContact, { query: { scholar_id: professor.scholarId }, as: student })).body

test('a new account with the mailbox of a deleted one waits for the same week [SEND-124]', async () => {
  const first = await aWriter()
  const another = await aSecond({ ...first, email: 'of-nobody-else@gmail.com' })
  await deleteAccount(first.student)
  const again = await aSecond(first)
  expect(await writeLetter(app, again)).toMatchObject(tooSoon)
  expect((await writeLetter(app, another)).status).toBe(200)
  await deleteAccount(again.student)
  expect(await writeLetter(app, await aSecond(first))).toMatchObject(tooSoon)
})

test('an account to which the mailbox moves waits too, while the first one exists [SEND-124]', async () => {
  const first = await aWriter({ answered: true })
  await app.call(clearGoogleToken, { as: first.student })
  const second = await aSecond(first)
  expect(await writeLetter(app, second)).toMatchObject({ status: 409, body: { code: 'answered_no' } })
  expect(await askNext(second)).toMatchObject({
    next_contact_at: afterMs(lifetimes.answerStopMs),
    reason: 'answered_no',
  })
  await deleteAccount(first.student)
  expect(await askNext(second)).toMatchObject({
    next_contact_at: afterMs(lifetimes.answerStopMs),
    reason: 'answered_no',
  })
})

test('the stop by an answer goes on after the deletion of the account, to its end [SEND-124, PROFESSORPAGE-43]', async () => {
  const first = await aWriter({ answered: true })
  const stopEnds = afterMs(lifetimes.answerStopMs)
  app.clock.pass(WEEK_MS + DAY_MS)
  await deleteAccount(first.student)
  const rows = await app.database.sql`
    select to_jsonb(past_contacts)::text as row from past_contacts where professor_id = ${first.professor.id}`
  expect(rows).toHaveLength(1)
  for (const known of [first.student.id, first.student.username, first.email]) expect(rows[0]!.row).not.toContain(known)
  await sweepAll(app.services)
  const again = await aSecond(first)
  expect(await askNext(again)).toMatchObject({ next_contact_at: stopEnds, reason: 'answered_no' })
  expect(await writeLetter(app, again)).toMatchObject({ status: 409, body: { code: 'answered_no' } })
  expect((await writeLetter(app, await aSecond({ ...first, email: 'of-another@gmail.com' }))).status).toBe(200)
  app.clock.pass(lifetimes.answerStopMs - WEEK_MS - DAY_MS)
  await sweepAll(app.services)
  expect(await app.database.sql`select from past_contacts where professor_id = ${first.professor.id}`).toEqual([])
})
