import type { ownStates } from '@labreach/contract/choices'
import { markOutreach, listOutreaches } from '@labreach/contract/outreach'
import { answerLetter } from '@labreach/contract/professor-page'
import { professorsPage, saveDraft } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { writeLetter } from '../../../test/letters.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { getLetterLink } from '../../../test/professor-page.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 330 })

type Query = Record<string, string>
type Mine = (typeof ownStates)[number]
async function listMine(as: AStudent, mine: Mine, query: Query = {}) {
  const { status, body } = await app.call(professorsPage, { query: { ...query, mine }, as })
  expect(status).toBe(200)
  expect(body.filtered_total).toBe(body.professors.length)
  return body.professors.map((one) => one.id)
}
/** A sender who has written to `professor`. */
async function aWriter(professor: Awaited<ReturnType<typeof aProfessor>>) {
  const sender = await aSender(app, { professor, plan: 'B' })
  expect((await writeLetter(app, sender)).status).toBe(200)
  return sender
}

test('lists the unlocked professors and those with a draft, of this student only [BROWSE-52]', async () => {
  const [student, other] = [await aStudent(app), await aStudent(app)]
  const [one, two] = [await anUnlocked(app, { by: student }), await anUnlocked(app, { by: student })]
  const theirs = await anUnlocked(app, { by: other })
  for (const [as, { id }] of [
    [student, two],
    [other, theirs],
  ] as const)
    expect((await app.call(saveDraft, { params: { id }, body: { draft: 'Dear' }, as })).status).toBe(200)
  expect((await listMine(student, 'unlocked')).toSorted()).toEqual([one.id, two.id].toSorted())
  expect(await listMine(student, 'drafting')).toEqual([two.id])
  expect(await listMine(other, 'drafting')).toEqual([theirs.id])
  for (const mine of ['sent', 'answered'] as const) expect(await listMine(student, mine)).toEqual([])
  await leaveByLink(app, two)
  expect(await listMine(student, 'unlocked')).toEqual([one.id])
})

test("an answered letter lists its professor for its student only: another student's letters and answers never count [BROWSE-52]", async () => {
  const professor = await aProfessor(app, { email: 'mine-1@cs.stocked.edu' })
  const [asker, other] = [await aWriter(professor), await aWriter(professor)]
  expect(await listMine(asker.student, 'sent')).toEqual([professor.id])
  expect(await listMine(asker.student, 'answered')).toEqual([])
  const link = await getLetterLink(app, asker.email)
  await app.call(answerLetter, { body: { ...link, answer: 'will_answer' } })
  expect(await listMine(asker.student, 'answered')).toEqual([professor.id])
  expect(await listMine(other.student, 'answered')).toEqual([])
  expect(await listMine(await aStudent(app), 'answered')).toEqual([])
})

test('an answer that the student noted counts, and a letter that was closed without one does not [BROWSE-52]', async () => {
  const { student, professor } = await aWriter(await aProfessor(app, { email: 'mine-2@cs.stocked.edu' }))
  const [letter] = (await app.call(listOutreaches, { as: student, query: {} })).body
  for (const [mark, found] of [
    ['replied', [professor.id]],
    ['closed', []],
    ['meeting', [professor.id]],
    [null, []],
  ] as const) {
    await app.call(markOutreach, { params: { id: letter!.id }, body: { mark }, as: student })
    expect(await listMine(student, 'answered')).toEqual(found)
  }
})

test('narrows together with the other filters, and refuses an unknown state [BROWSE-52]', async () => {
  const student = await aStudent(app)
  const [one, two] = [await anUnlocked(app, { by: student }), await anUnlocked(app, { by: student })]
  expect(await listMine(student, 'unlocked', { search: one.name })).toEqual([one.id])
  expect(await listMine(student, 'unlocked', { favorite: 'true' })).toEqual([])
  expect(await listMine(student, 'unlocked', { email_status: 'no_email', search: two.name })).toEqual([two.id])
  expect((await app.call(professorsPage, { query: { mine: 'theirs' as 'sent' }, as: student })).status).toBe(400)
})

test('the answered professors are read by an index of the letters of one student', async () => {
  const student = await aStudent(app)
  const plan = await app.database.sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    return tx`explain select distinct professor_id from outreaches
      where student_id = ${student.id} and (answer is not null or mark in ('replied', 'meeting'))`
  })
  expect(JSON.stringify(plan)).toContain('outreaches_pair')
})
