import { listOutreaches, markOutreach } from '@labreach/contract/outreach'
import { WEEK_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { listSentMails, writeLetter } from '../../../test/letters.ts'
import { testApp } from '../../../test/test-app.ts'
import { leaveDueLetters } from '../held/leave-due-letters.ts'

const app = await testApp({ professors: 250 })
const races = 200

async function aWriter() {
  const sender = await aSender(app, { professor: await aProfessor(app), plan: 'B' })
  await writeLetter(app, sender, { subject: 'A question' })
  const { body } = await app.call(listOutreaches, { query: {}, as: sender.student })
  return { ...sender, id: body[0]!.id }
}

/** Students with a letter each, one after the other, since the server turns away more than a few flows at once. */
async function createWriters() {
  const writers = []
  for (let race = 0; race < races; race++) writers.push(await aWriter())
  return writers
}

test('in 200 races of four clicks in two ways each letter gets one follow-up [FOLLOWUP-6]', async () => {
  const writers = await createWriters()
  app.clock.pass(WEEK_MS)
  for (const writer of writers) {
    const click = (leave: 'now' | 'undo') =>
      writeLetter(app, writer, { subject: 'A question', follow_up_to: writer.id, leave })
    const responses = await Promise.all([click('now'), click('undo'), click('now'), click('undo')])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  }
  app.clock.pass(10_000)
  await leaveDueLetters(app.services)
  for (const { email } of writers) {
    const mails = await listSentMails(app, email)
    expect(mails).toHaveLength(2)
    expect(mails[1]!.threadId).toBe(mails[0]!.threadId)
  }
}, 300_000)

test('in 200 races of a noted answer against a follow-up it is either sent before the answer or refused [FOLLOWUP-7]', async () => {
  const writers = await createWriters()
  app.clock.pass(WEEK_MS)
  for (const writer of writers) {
    const { id, student } = writer
    const [noted, written] = await Promise.all([
      app.call(markOutreach, { params: { id }, body: { mark: 'replied' }, as: student }),
      writeLetter(app, writer, { subject: 'A question', follow_up_to: id }),
    ])
    expect(noted.status).toBe(200)
    expect(written.status === 200 || written.body.code === 'follow_up_answered').toBe(true)
    expect((await listSentMails(app, writer.email)).length).toBe(written.status === 200 ? 2 : 1)
    expect((await writeLetter(app, writer, { subject: 'A question', follow_up_to: id })).status).not.toBe(200)
  }
}, 300_000)
