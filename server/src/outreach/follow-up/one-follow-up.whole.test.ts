import { listOutreaches, markOutreach } from '@labreach/contract/outreach'
import { planByCode, WEEK_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { anUnlocked } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { listSentMails, writeLetter } from '../../../test/letters.ts'
import { testApp } from '../../../test/test-app.ts'
import { leaveDueLetters } from '../held/leave-due-letters.ts'

const perStudent = planByCode('B').limits.emailsPerDay
/** `npm run lab -- races` has ten thousand. A student writes as many letters as a day allows. */
const races = Number(process.env.RACES ?? 60)
const students = races / perStudent
const app = await testApp({ professors: 2 * perStudent })

/** A student who wrote to as many professors a week ago as a day allows: each letter is one race. */
async function aWriter() {
  const sender = await aSender(app, { plan: 'B' })
  const professors = [sender.professor]
  while (professors.length < perStudent) professors.push(await anUnlocked(app, { by: sender.student }))
  for (const [at, professor] of professors.entries())
    await writeLetter(app, { ...sender, professor }, { subject: `Question ${at}` })
  const { body } = await app.call(listOutreaches, { query: {}, as: sender.student })
  app.clock.pass(WEEK_MS)
  const letters = body.map(({ id, subject, relationship_id }) => ({
    id,
    subject,
    sender: { ...sender, professor: professors.find((professor) => professor.id === relationship_id)! },
  }))
  return { ...sender, letters }
}

const timeout = 120_000 + races * 1_000

test(
  `in ${races} races of four clicks in two ways each letter gets one follow-up [FOLLOWUP-6]`,
  { timeout },
  async () => {
    for (let student = 0; student < students; student++) {
      const { letters, email } = await aWriter()
      for (const { id, subject, sender } of letters) {
        const click = (leave: 'now' | 'undo') => writeLetter(app, sender, { subject, follow_up_to: id, leave })
        const responses = await Promise.all([click('now'), click('undo'), click('now'), click('undo')])
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
      }
      app.clock.pass(10_000)
      await (
        await leaveDueLetters(app.services)
      ).left
      const threads = Object.groupBy(await listSentMails(app, email), ({ threadId }) => threadId)
      expect(Object.values(threads).map((mails) => mails!.map(({ subject }) => subject))).toEqual(
        expect.arrayContaining(letters.map(({ subject }) => [subject, subject])),
      )
      expect(Object.keys(threads)).toHaveLength(letters.length)
    }
  },
)

test(
  `in ${races} races of a noted answer and a follow-up it is either sent before the answer or refused [FOLLOWUP-7]`,
  { timeout },
  async () => {
    for (let student = 0; student < students; student++) {
      const { letters, email, student: as } = await aWriter()
      let sent = letters.length
      for (const { id, subject, sender } of letters) {
        const [noted, written] = await Promise.all([
          app.call(markOutreach, { params: { id }, body: { mark: 'replied' }, as }),
          writeLetter(app, sender, { subject, follow_up_to: id }),
        ])
        expect(noted.status).toBe(200)
        expect(written.status === 200 || written.body.code === 'follow_up_answered').toBe(true)
        if (written.status === 200) sent++
        expect((await writeLetter(app, sender, { subject, follow_up_to: id })).status).not.toBe(200)
      }
      expect(await listSentMails(app, email)).toHaveLength(sent)
    }
  },
)
