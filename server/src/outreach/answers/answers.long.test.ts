import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS, HOUR_MS, limits, WEEK_MS } from '@labreach/contract/plans'
import { listOutreaches, nextContact } from '@labreach/contract/outreach'
import { answerLetter, readLetterLink, reportLetter } from '@labreach/contract/professor-page'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { writeLetter } from '../../../test/letters.ts'
import { getLetterLink } from '../../../test/professor-page.ts'
import type { TestProfessor } from '../../../test/professors.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 3 })
const { sql } = app.database

/** A sender who has written to `professor`, by default a new one, with the link of the letter. */
async function aLetter(professor?: TestProfessor) {
  const to = professor ?? (await aProfessor(app, { email: anAddress() }))
  const sender = await aSender(app, { professor: to, plan: 'B' })
  expect((await writeLetter(app, sender)).status).toBe(200)
  return { ...sender, link: await getLetterLink(app, sender.email) }
}
let addresses = 0
const anAddress = () => `answers-${++addresses}@cs.stocked.edu`
const listLetters = async (student: { id: string; username: string }) =>
  (await app.call(listOutreaches, { as: student, query: {} })).body

test('the link of a letter shows the letter to its professor, without its text [PROFESSORPAGE-40]', async () => {
  const { link, professor } = await aLetter()
  const { status, body } = await app.call(readLetterLink, { query: link })
  expect(status).toBe(200)
  expect(body).toEqual({
    student_name: 'Ada Park',
    professor_surname: 'Hired',
    subject: 'Research Internship Inquiry',
    sent_at: app.clock.now().toISOString(),
    answer: null,
    answer_until: null,
    opted_out: false,
    reported: false,
    report_confirmed: false,
    school_confirmed: null,
    opt_out_link: { professor: professor.id, signature: expect.any(String) as string },
  })
})

test("a professor's answer is stored with the letter, shown to its student, and may be changed [PROFESSORPAGE-41]", async () => {
  const { link, student } = await aLetter()
  for (const [answer, until] of [
    ['no_places', '2027-09-01'],
    ['will_answer', null],
  ] as const) {
    const answered = await app.call(answerLetter, { body: { ...link, answer, until } })
    expect(answered).toMatchObject({ status: 200, body: { answer, answer_until: until } })
    expect(await listLetters(student)).toMatchObject([
      { professor_answer: { answer, until, at: app.clock.now().toISOString() }, mark: null },
    ])
  }
  app.clock.pass(limits.followUpAfterMs + 1)
  expect((await listLetters(student))[0]!.follow_up_due).toBe(false)
})

test("a professor's answer concerns one letter only: no other letter, student, wish or limit changes [PROFESSORPAGE-42]", async () => {
  const first = await aLetter()
  const other = await aLetter(first.professor)
  await app.call(answerLetter, { body: { ...first.link, answer: 'not_my_field' } })
  expect(await listLetters(other.student)).toMatchObject([{ professor_answer: null }])
  const third = await aSender(app, { professor: first.professor, plan: 'B' })
  const next = await app.call(nextContact, { query: { scholar_id: first.professor.scholarId }, as: third.student })
  expect(next.body).toMatchObject({ next_contact_at: null, reason: null, attachments: true })
  expect(await sql`select from professor_wishes`).toEqual([])
  expect((await writeLetter(app, third)).status).toBe(200)
})

test.each(['not_my_field', 'apply_formally', 'no_places', 'will_answer'] as const)(
  '%s stops new letters of the same student for six months [PROFESSORPAGE-43]',
  async (answer) => {
    const { link, student, professor } = await aLetter()
    await app.call(answerLetter, { body: { ...link, answer } })
    const until = new Date(app.clock.now().getTime() + lifetimes.answerStopMs).toISOString()
    app.clock.pass(30 * DAY_MS)
    const refused = { status: 409, body: { code: 'answered_no', resets_at: until } }
    expect(await writeLetter(app, { student, professor })).toMatchObject(refused)
    const next = await app.call(nextContact, { query: { scholar_id: professor.scholarId }, as: student })
    expect(next.body).toMatchObject({ next_contact_at: until, reason: 'answered_no' })
    app.clock.pass(lifetimes.answerStopMs - 30 * DAY_MS)
    expect((await writeLetter(app, { student, professor })).status).toBe(200)
  },
)

test('after the answer `write_next_week` new letters are accepted from its Monday, but not within a week of the letter [PROFESSORPAGE-43]', async () => {
  const { link, student, professor } = await aLetter()
  await app.call(answerLetter, { body: { ...link, answer: 'write_next_week' } })
  const [letter] = await listLetters(student)
  const from = new Date(letter!.professor_answer!.writing_from!)
  app.clock.pass(from.getTime() - app.clock.now().getTime() - 1)
  expect(await writeLetter(app, { student, professor })).toMatchObject({ body: { code: 'contact_too_soon' } })
  app.clock.pass(1)
  expect((await writeLetter(app, { student, professor })).status).toBe(200)
})

test('an invitation of a Sunday evening is for the week that begins then, at the professor’s place [PROFESSORPAGE-43]', async () => {
  const { link, student } = await aLetter()
  // Monday 2:00 in UTC is Sunday evening in Los Angeles; days are counted from a Thursday.
  const monday = 4 * DAY_MS + 2 * HOUR_MS
  app.clock.pass(WEEK_MS - ((app.clock.now().getTime() - monday) % WEEK_MS))
  await app.call(answerLetter, { body: { ...link, answer: 'write_next_week' } })
  const [letter] = await listLetters(student)
  const from = Date.parse(letter!.professor_answer!.writing_from!)
  const nextMondayInUtc = app.clock.now().getTime() + WEEK_MS - 2 * HOUR_MS
  expect(from).toBeLessThan(nextMondayInUtc)
})

test('a sender who opens the link of their own letter cannot shorten the waiting time after an answer [PROFESSORPAGE-43]', async () => {
  const { link, student, professor } = await aLetter()
  await app.call(answerLetter, { body: { ...link, answer: 'not_my_field' } })
  const until = new Date(app.clock.now().getTime() + lifetimes.answerStopMs).toISOString()
  await app.call(answerLetter, { body: { ...link, answer: 'write_next_week' } })
  expect(await listLetters(student)).toMatchObject([
    { professor_answer: { answer: 'write_next_week', writing_from: until } },
  ])
  app.clock.pass(30 * DAY_MS)
  expect(await writeLetter(app, { student, professor })).toMatchObject({ body: { code: 'answered_no' } })
})

test('the answer `no_places` with a day more than six months ahead stops letters until that day [PROFESSORPAGE-43]', async () => {
  const { link, student } = await aLetter()
  const year = app.clock.now().getUTCFullYear() + 2
  await app.call(answerLetter, { body: { ...link, answer: 'no_places', until: `${year}-09-01` } })
  expect(await listLetters(student)).toMatchObject([
    { professor_answer: { writing_from: `${year}-09-01T00:00:00.000Z` } },
  ])
  for (const until of [`${year + 3}-09-01`, '2026-01-01'])
    expect(await app.call(answerLetter, { body: { ...link, answer: 'no_places', until } })).toMatchObject({
      status: 400,
      body: { code: 'date_out_of_range' },
    })
})

test('refuses forged, swapped and expired links [PROFESSORPAGE-44]', async () => {
  const [one, other] = [await aLetter(), await aLetter()]
  const { encryption } = app.services
  const forged = [
    { ...one.link, signature: other.link.signature },
    { ...one.link, signature: '' },
    { ...one.link, signature: 'x'.repeat(22) },
    { ...one.link, signature: encryption.sign('opt-out-link', `letter ${one.link.letter}`) },
  ]
  for (const link of forged) {
    const refused = { status: 403, body: { code: 'link_invalid' } }
    expect(await app.call(readLetterLink, { query: link })).toMatchObject(refused)
    expect(await app.call(answerLetter, { body: { ...link, answer: 'will_answer' } })).toMatchObject(refused)
    expect(await app.call(reportLetter, { body: { ...link, text: '' } })).toMatchObject(refused)
  }
  app.clock.pass(180 * DAY_MS)
  const expired = { status: 410, body: { code: 'link_expired' } }
  expect(await app.call(readLetterLink, { query: one.link })).toMatchObject(expired)
  expect(await app.call(answerLetter, { body: { ...one.link, answer: 'will_answer' } })).toMatchObject(expired)
  expect(await listLetters(one.student)).toMatchObject([{ professor_answer: null }])
})

test('the link of a deleted letter says so', async () => {
  const { link, student } = await aLetter()
  await sql`delete from outreaches where student_id = ${student.id}`
  expect(await app.call(readLetterLink, { query: link })).toMatchObject({ status: 410, body: { code: 'letter_gone' } })
})

test("an answer for one row of a professor counts for the person's other rows too", async () => {
  const { link, student, professor } = await aLetter()
  const same = await aProfessor(app, { email: null })
  await sql`insert into professor_aliases (alias, scholar_id) values (${same.scholarId}, ${professor.scholarId})`
  await anUnlocked(app, { by: student, professor: same })
  await app.call(answerLetter, { body: { ...link, answer: 'not_my_field' } })
  const next = await app.call(nextContact, { query: { scholar_id: same.scholarId }, as: student })
  expect(next.body).toMatchObject({ reason: 'answered_no' })
})
