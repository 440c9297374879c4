import { downloadMyData } from '@labreach/contract/account'
import * as calls from '@labreach/contract/mentoring'
import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import { getDraft, saveDraft } from '@labreach/contract/professors'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { anUnlocked, aStudent, resumeLines, type AStudent } from '../../test/builders.ts'
import { aComment, aMentorLink, addComment, asMentor, mentorDraft } from '../../test/mentors.ts'
import { testApp } from '../../test/test-app.ts'
import { sweepMentorLinks } from '../students/mentor-links.ts'

const lines: string[] = []
const app = await testApp({ professors: 40, log: { write: (line) => void lines.push(line) } })
const { sql } = app.database

const read = (token: string) => app.call(calls.readMentorLetter, asMentor(token))
const list = async (student: AStudent, { id }: { id: number }) =>
  (await app.call(calls.listMentors, { params: { id }, as: student })).body
async function aLetter() {
  const student = await aStudent(app)
  const professor = await anUnlocked(app, { by: student })
  return { student, professor, ...(await aMentorLink(app, { student, professor })) }
}
const unknown = { status: 404, body: { code: 'mentor_link_unknown' } }

test('a mentor reads one letter: no address, resume, other letter, or more of the student than the first name [MENTOR-1, MENTOR-2]', async () => {
  const { student, professor, token } = await aLetter()
  const other = await anUnlocked(app, { by: student })
  await app.call(saveDraft, { params: { id: other.id }, body: { draft: 'Planted other letter' }, as: student })
  const { status, body, text, headers } = await read(token)
  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual(
    ['body', 'comments', 'ends_at', 'professor_name', 'school_name', 'student_first_name', 'subject'].toSorted(),
  )
  expect(body).toMatchObject({
    student_first_name: 'Ada',
    professor_name: professor.name,
    school_name: professor.schoolName,
    subject: 'Robots',
    body: mentorDraft.replace('ada.park@planted.example', '•'.repeat('ada.park@planted.example'.length)),
    ends_at: new Date(app.clock.now().getTime() + 14 * DAY_MS).toISOString(),
  })
  expect(text).not.toContain('@')
  for (const planted of [professor.email!, student.username, 'Planted', ...resumeLines.slice(0, 6), student.id])
    expect([planted, text.includes(planted)]).toEqual([planted, false])
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  const page = await app.fetch('/mentor')
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
})

test('reading shows the text as it is saved now, and changes nothing [MENTOR-2]', async () => {
  const { student, professor, token } = await aLetter()
  const before = await sql`select * from mentor_links where student_id = ${student.id}`
  await app.call(saveDraft, { params: { id: professor.id }, body: { draft: 'Newer words' }, as: student })
  expect((await read(token)).body.body).toBe('Newer words')
  expect(await sql`select * from mentor_links where student_id = ${student.id}`).toEqual(before)
})

test('at most three links are open, a revoked one makes room, and each is only a hash [MENTOR-3]', async () => {
  const { student, professor, id, token } = await aLetter()
  const params = { id: professor.id }
  const make = () => app.call(calls.createMentorLink, { params, as: student })
  const statuses = (await Promise.all([make(), make(), make(), make()])).map((one) => one.status)
  expect(statuses.toSorted()).toEqual([200, 200, 409, 409])
  expect((await list(student, professor)).links).toHaveLength(3)
  expect((await app.call(calls.revokeMentorLink, { params: { id }, as: await aStudent(app) })).status).toBe(404)
  expect((await read(token)).status).toBe(200)
  expect((await app.call(calls.revokeMentorLink, { params: { id }, as: student })).status).toBe(200)
  expect(await read(token)).toMatchObject(unknown)
  expect((await app.call(calls.revokeMentorLink, { params: { id }, as: student })).status).toBe(404)
  expect((await make()).status).toBe(200)
  const [stored] = await sql<{ row: string }[]>`
    select string_agg(mentor_links::text, '') as row from mentor_links where student_id = ${student.id}`
  expect(stored!.row).not.toContain(token)
})

test('there is no link without a draft, for a locked professor, or for another student’s draft [MENTOR-3]', async () => {
  const { student, professor } = await aLetter()
  const make = (as: AStudent, id: number) => app.call(calls.createMentorLink, { params: { id }, as })
  const none = { status: 404, body: { code: 'draft_unknown' } }
  expect(await make(await aStudent(app), professor.id)).toMatchObject(none)
  expect(await make(student, app.professors.at(-1)!.id)).toMatchObject(none)
  expect(await make(student, 2_147_483_647)).toMatchObject(none)
})

test('comments are plain text at a passage of the letter, and the student sees and judges them [MENTOR-5, MENTOR-7]', async () => {
  const { student, professor, token } = await aLetter()
  const { status, body } = await addComment(app, token, {
    text: ' Say\u202e what\u0007 <b>you</b> did.\r\nPlease. ',
    by: ' Dr.\nIris\u200f Bell ',
  })
  expect(status).toBe(200)
  const shown = { quote: aComment.quote, text: 'Say what <b>you</b> did.\nPlease.', by: 'Dr. Iris Bell' }
  expect(body).toMatchObject(shown)
  expect((await read(token)).body.comments).toEqual([body])
  expect((await list(student, professor)).comments).toEqual([{ ...body, state: 'open' }])

  const judge = (as: AStudent) =>
    app.call(calls.judgeMentorComment, { params: { id: body.id }, body: { state: 'taken' }, as })
  expect((await judge(await aStudent(app))).status).toBe(404)
  expect((await judge(student)).status).toBe(200)
  expect((await list(student, professor)).comments).toMatchObject([{ state: 'taken' }])
  // The letter itself changes only by the student.
  const draft = await app.call(getDraft, { params: { id: professor.id }, as: student })
  expect(draft.body.draft).toBe(mentorDraft)
  expect((await list(await aStudent(app), professor)).comments).toEqual([])
})

test('a quote is taken from the letter itself: moved, masked, changed [MENTOR-5]', async () => {
  const { student, professor, token } = await aLetter()
  expect((await addComment(app, token, { position: 3 })).body.position).toBe(aComment.position)
  const masked = `Write to ${'•'.repeat('ada.park@planted.example'.length)}`
  expect((await addComment(app, token, { quote: masked, position: mentorDraft.indexOf('Write to') })).body.quote).toBe(
    masked,
  )
  const [, second] = (await list(student, professor)).comments
  expect(second!.quote).toBe('Write to ada.park@planted.example')
  // Part of an address would be shown as it is.
  const dots = { quote: '•'.repeat(8), position: mentorDraft.indexOf('ada.park') + 2 }
  expect((await addComment(app, token, dots)).body.quote).toMatch(/^•+$/)
  expect((await list(student, professor)).comments.at(-1)!.quote).toBe('ada.park@planted.example')
  expect(
    (await app.fetch(calls.readMentorLetter.path, { headers: { [calls.mentorHeader]: token } })).text,
  ).not.toContain('ada.park')
  for (const quote of ['words that are not there', 'ada.park@planted.example'])
    expect(await addComment(app, token, { quote })).toMatchObject({ status: 409, body: { code: 'letter_changed' } })
  // Stands more than once, and not at this place.
  expect((await addComment(app, token, { quote: 'o', position: 0 })).status).toBe(409)
})

test('comments are bounded: their length, and 50 by a link also at once [MENTOR-6]', async () => {
  const { token } = await aLetter()
  for (const change of [
    { text: 'x'.repeat(1_001) },
    { text: ' \u202e ' },
    { suggestion: 'x'.repeat(2_001) },
    { by: 'x'.repeat(61) },
    { by: '' },
    { quote: '' },
  ])
    expect((await addComment(app, token, change)).status).toBe(400)
  const all = await Promise.all(
    Array.from({ length: serverLimits.mentorCommentsMax + 5 }, (_, at) =>
      addComment(app, token, { text: `Again ${at}` }),
    ),
  )
  expect(all.filter(({ status }) => status === 200)).toHaveLength(serverLimits.mentorCommentsMax)
  expect(all.find(({ status }) => status !== 200)!.body.code).toBe('mentor_comments_used')
})

test('a comment that is sent again, since its response was lost, is stored once per visit, also with 50 [MENTOR-14]', async () => {
  const { token } = await aLetter()
  for (const suggestion of [aComment.suggestion, '']) {
    const send = (visit?: string) => addComment(app, token, { suggestion }, visit)
    const [first, ...again] = await Promise.all([send(), send(), send()])
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body])
    for (const visit of ['another', '', '']) expect((await send(visit)).body.id).not.toBe(first.body.id)
  }
  for (const change of [{ text: 'Other' }, { by: 'Other' }, { suggestion: 'Other' }])
    await addComment(app, token, change)
  expect((await read(token)).body.comments).toHaveLength(11)
  for (let at = 11; at < serverLimits.mentorCommentsMax; at++) await addComment(app, token, { text: `Again ${at}` })
  expect((await addComment(app, token, { text: 'One more' })).body.code).toBe('mentor_comments_used')
  expect((await addComment(app, token)).status).toBe(200)
})

test('a comment that is sent again is stored once, also if the letter changed meanwhile [MENTOR-14]', async () => {
  const { token, student, professor } = await aLetter()
  const { body: first } = await addComment(app, token)
  const save = (draft: string) => app.call(saveDraft, { params: { id: professor.id }, body: { draft }, as: student })
  const moved = mentorDraft.replace('Dear Professor', 'Dear Professor Bell')
  await save(moved)
  expect((await addComment(app, token)).body).toEqual(first)
  const position = moved.indexOf(aComment.quote)
  expect((await addComment(app, token, { position })).body).toEqual(first)
  await save(`${mentorDraft}\n\n${aComment.quote}`)
  const again = mentorDraft.length + 2
  expect((await addComment(app, token, { position: again })).body, 'another passage').not.toEqual(first)
  expect((await read(token)).body.comments).toHaveLength(2)
})

test('a mentor deletes own comments of the same visit only [MENTOR-6]', async () => {
  const { token } = await aLetter()
  const { body } = await addComment(app, token, {}, 'first visit')
  const foreign = await aLetter()
  const remove = (by: string, visit: string) =>
    app.call(calls.deleteMentorComment, { params: { id: body.id }, ...asMentor(by, visit) })
  expect((await remove(token, 'second visit')).status).toBe(404)
  expect((await remove(token, '')).status).toBe(404)
  expect((await remove(foreign.token, 'first visit')).status).toBe(404)
  expect((await remove(token, 'first visit')).status).toBe(200)
  expect((await read(token)).body.comments).toEqual([])
  const { body: nobodys } = await addComment(app, token, {}, '')
  expect(
    (await app.call(calls.deleteMentorComment, { params: { id: nobodys.id }, ...asMentor(token, '') })).status,
  ).toBe(404)
})

test('ended links are in the download, and are deleted after 30 days, with their comments [MENTOR-8]', async () => {
  const { student, professor, id, token } = await aLetter()
  await addComment(app, token)
  await app.call(calls.revokeMentorLink, { params: { id }, as: student })
  const { bytes } = await app.call(downloadMyData, { as: student })
  const archive = strFromU8(unzipSync(bytes)['data.json']!)
  expect(JSON.parse(archive)).toMatchObject({
    mentors: [{ ended_by: 'student', comments: [{ quote: aComment.quote, mentor_name: aComment.by }] }],
  })
  expect(archive).not.toContain('hash":')
  app.clock.pass(lifetimes.endedMentorLinkMs)
  await sweepMentorLinks(app.services.db, app.clock.now())
  expect((await list(student, professor)).comments).toHaveLength(1)
  app.clock.pass(1)
  await sweepMentorLinks(app.services.db, app.clock.now())
  expect(await sql`select id from mentor_links where student_id = ${student.id}`).toEqual([])
  expect(await sql`select id from mentor_comments where student_id = ${student.id}`).toEqual([])
})

test('the log contains no token, and a link is used a bounded number of times [MENTOR-6]', async () => {
  const { token } = await aLetter()
  lines.length = 0
  const statuses: number[] = []
  for (let tries = 0; tries < 301; tries++) statuses.push((await read(token)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect(statuses.at(-1)).toBe(429)
  expect(lines.filter((line) => line.includes('/api/mentor/letter/')).length).toBeGreaterThan(300)
  expect(lines.join()).not.toContain(token)
})

test('a header longer than every token is not read, and has no counter [MENTOR-6, ACCOUNT-22]', async () => {
  const countCounters = async () => (await sql`select from rate_limits`).length
  const before = await countCounters()
  expect(await read('x'.repeat(15_000))).toMatchObject(unknown)
  expect(await countCounters()).toBe(before)
  expect(await read('x'.repeat(43))).toMatchObject(unknown)
  expect(await countCounters()).toBe(before + 1)
})
