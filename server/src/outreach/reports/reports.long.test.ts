import { nextContact } from '@labreach/contract/outreach'
import { DAY_MS, limits } from '@labreach/contract/plans'
import { confirmReport, readLetterLink, reportLetter } from '@labreach/contract/professor-page'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { writeLetter } from '../../../test/letters.ts'
import { getLink, waitForJobs, waitForMails } from '../../../test/mails.ts'
import { getLetterLink } from '../../../test/professor-page.ts'
import { testApp } from '../../../test/test-app.ts'
import type { LetterLink } from '../answers/letter-link.ts'
import { dismissReport } from './dismiss-report.ts'
import { listReports } from './list-reports.ts'

const app = await testApp({ professors: 3 })

let addresses = 0
const aListed = () => aProfessor(app, { email: `reports-${++addresses}@cs.stocked.edu` })

/** A student whose letters to this many professors were reported. */
async function aReported(count: number) {
  const sender = await aSender(app, { professor: await aListed(), plan: 'B' })
  const letters = []
  for (let at = 0; at < count; at++) {
    const professor =
      at === 0 ? sender.professor : await anUnlocked(app, { by: sender.student, professor: await aListed() })
    expect((await writeLetter(app, { student: sender.student, professor })).status).toBe(200)
    const link = await getLetterLink(app, sender.email)
    expect((await app.call(reportLetter, { body: { ...link, text: 'Not a letter to me.' } })).body).toEqual({
      ok: true,
    })
    letters.push({ professor, link })
  }
  return { ...sender, letters, last: await anUnlocked(app, { by: sender.student, professor: await aListed() }) }
}
const confirm = async (email: string) => {
  // The first mail is the student's letter.
  const token = getLink((await waitForMails(app, email, 2)).at(-1)!).get('token')!
  return app.call(confirmReport, { body: { token } })
}
const paused = { status: 409, body: { code: 'sending_paused' } }

test('three reports by different professors, each confirmed by mail, pause the sending [SEND-85]', async () => {
  const { student, letters, last } = await aReported(3)
  const write = () => writeLetter(app, { student, professor: last })
  for (const { professor } of letters.slice(0, 2)) expect((await confirm(professor.email!)).status).toBe(200)
  const next = () => app.call(nextContact, { query: { scholar_id: last.scholarId }, as: student })
  expect((await next()).status).toBe(200)
  expect((await confirm(letters[2]!.professor.email!)).status).toBe(200)
  expect(await write()).toMatchObject(paused)
  expect((await write()).body.error).toContain(app.services.config.supportEmail)
  expect(await next()).toMatchObject(paused)
  expect(await dismissReport(app.services, letters[0]!.link.letter)).toBe(true)
  expect((await write()).status).toBe(200)
  expect(await dismissReport(app.services, letters[0]!.link.letter)).toBe(false)
})

test('reports without a confirmation, and two records of one professor, pause nothing [SEND-85]', async () => {
  const { student, letters, last } = await aReported(3)
  const [one, two] = letters.map(({ professor }) => professor.scholarId)
  await app.database.sql`insert into professor_aliases (alias, scholar_id) values (${one!}, ${two!})`
  await waitForJobs(app, 'report_mail')
  for (const { professor } of letters.slice(1)) await confirm(professor.email!)
  expect((await writeLetter(app, { student, professor: last })).status).toBe(200)
})

const report = (link: LetterLink, text: string) => app.call(reportLetter, { body: { ...link, text } })
const findReport = async ({ letter }: LetterLink) =>
  (await listReports(app.services.db)).find((one) => one.letter === letter)

test('after its confirmation a report stays as it is, and its link works once', async () => {
  const { student, letters } = await aReported(1)
  const { professor, link } = letters[0]!
  await waitForJobs(app, 'report_mail')
  expect((await confirm(professor.email!)).status).toBe(200)
  expect(await confirm(professor.email!)).toMatchObject({ status: 403, body: { code: 'link_invalid' } })
  const reportedAt = app.clock.now()
  app.clock.pass(DAY_MS)
  expect((await report(link, 'Again.')).body).toEqual({ ok: true })
  await waitForJobs(app, 'report_mail')
  expect(await waitForMails(app, professor.email!, 2)).toHaveLength(2)
  expect(await findReport(link)).toEqual({
    letter: link.letter,
    username: student.username,
    professor: professor.name,
    text: 'Not a letter to me.',
    reportedAt,
    confirmed: true,
  })
})

test('until a report is confirmed a further one is read too, and mailed once a day [SEND-123]', async () => {
  const { student, letters } = await aReported(1)
  const { professor, link } = letters[0]!
  await waitForJobs(app, 'report_mail')
  const readPage = async () => {
    const { reported, report_confirmed } = (await app.call(readLetterLink, { query: link })).body
    return { reported, report_confirmed }
  }
  expect(await readPage()).toEqual({ reported: true, report_confirmed: false })
  for (const text of ['It threatens me.', 'It threatens me.', '']) await report(link, text)
  await waitForJobs(app, 'report_mail')
  expect(await waitForMails(app, professor.email!, 2)).toHaveLength(2)
  const read = 'It threatens me.\n\nNot a letter to me.'
  expect(await findReport(link)).toMatchObject({ text: read, confirmed: false })

  expect(await dismissReport(app.services, link.letter)).toBe(true)
  app.clock.pass(DAY_MS)
  await Promise.all([report(link, ''), report(link, ''), report(link, '')])
  await waitForJobs(app, 'report_mail')
  expect(await waitForMails(app, professor.email!, 3)).toHaveLength(3)
  expect(await findReport(link)).toMatchObject({ text: read, username: student.username })
  expect((await confirm(professor.email!)).status).toBe(200)
  expect(await findReport(link)).toMatchObject({ text: read, confirmed: true })
  expect(await readPage()).toEqual({ reported: true, report_confirmed: true })
})

test('a letter has at most ten times the text of a report; the newest remains [SEND-123]', async () => {
  const { link } = (await aReported(1)).letters[0]!
  for (let at = 0; at < 12; at++) await report(link, `${at} ${'x'.repeat(limits.reportMax - 3)}`)
  const { text } = (await findReport(link))!
  expect(text).toHaveLength(10 * limits.reportMax)
  expect(text).toMatch(/^11 /)
})
