import { actOnMe } from '@labreach/contract/account'
import * as calls from '@labreach/contract/mentoring'
import { lifetimes } from '@labreach/contract/lifetimes'
import { saveDraft } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { aProfessor, anUnlocked, aStudent, type AStudent } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { holdLetter, takeBack, writeLetter } from '../../test/letters.ts'
import { aMentorLink, addComment, asMentor, mentorDraft } from '../../test/mentors.ts'
import { leaveByLink } from '../../test/opt-outs.ts'
import { testApp } from '../../test/test-app.ts'
import { setSuspension } from '../account/set-suspension.ts'
import { leaveDueLetters } from '../outreach/held/leave-due-letters.ts'
import { sweepLostLetters } from '../outreach/sweep-lost.ts'

const app = await testApp({ professors: 20 })

const read = (token: string) => app.call(calls.readMentorLetter, asMentor(token))
const list = async (student: AStudent, { id }: { id: number }) =>
  (await app.call(calls.listMentors, { params: { id }, as: student })).body
async function aLetter() {
  const student = await aStudent(app)
  const professor = await anUnlocked(app, { by: student })
  return { student, professor, ...(await aMentorLink(app, { student, professor })) }
}
const unknown = { status: 404, body: { code: 'mentor_link_unknown' } }

const endings: [string, (letter: Awaited<ReturnType<typeof aLetter>>) => Promise<unknown>][] = [
  ['14 days', async () => app.clock.pass(lifetimes.mentorLinkMs)],
  [
    'a new password',
    ({ student: as }) =>
      app.call(actOnMe, {
        as,
        body: { action: 'change_password', old_password: 'correct horse', new_password: 'a new long secret' },
      }),
  ],
  [
    'a suspension, also after it is lifted',
    async ({ student: { username } }) => {
      await setSuspension(app.services, username, { lift: false })
      await setSuspension(app.services, username, { lift: true })
    },
  ],
  ['the deletion of the account', ({ student: as }) => app.call(actOnMe, { as, body: { action: 'delete_account' } })],
]

test.each(endings)('a link ends with %s, with the refusal of an unknown one [MENTOR-4]', async (_, end) => {
  const letter = await aLetter()
  const { body } = await addComment(app, letter.token)
  const never = await read('never-made')
  expect(never).toMatchObject(unknown)
  await end(letter)
  const answers = [
    await read(letter.token),
    await addComment(app, letter.token),
    await app.call(calls.deleteMentorComment, { params: { id: body.id }, ...asMentor(letter.token) }),
  ]
  for (const { status, body: refusal } of answers) expect([status, refusal]).toEqual([404, never.body])
})

test('a link ends with the opt-out of the professor [MENTOR-4]', async () => {
  const student = await aStudent(app)
  const professor = await anUnlocked(app, { by: student, professor: await aProfessor(app) })
  const { token } = await aMentorLink(app, { student, professor })
  expect((await read(token)).status).toBe(200)
  await leaveByLink(app, professor)
  expect(await read(token)).toMatchObject(unknown)
})

test('a link ends with its letter, not while the letter can be taken back, and its comments go [MENTOR-4]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const { token } = await aMentorLink(app, sender)
  const another = await anUnlocked(app, { by: sender.student })
  const { token: other } = await aMentorLink(app, { student: sender.student, professor: another })
  await addComment(app, token)
  const revoked = await aMentorLink(app, sender)
  await addComment(app, revoked.token)
  await app.call(calls.revokeMentorLink, { params: { id: revoked.id }, as: sender.student })
  const held = await holdLetter(app, sender, { leave: 'undo', message: mentorDraft })
  expect(await read(token)).toMatchObject(unknown)
  await takeBack(app, sender, held)
  expect((await read(token)).status).toBe(200)
  expect((await list(sender.student, sender.professor)).comments).toHaveLength(2)
  expect((await writeLetter(app, sender, { message: mentorDraft })).body.state).toBe('sent')
  await app.call(saveDraft, {
    params: { id: sender.professor.id },
    body: { draft: 'A follow-up' },
    as: sender.student,
  })
  expect(await read(token)).toMatchObject(unknown)
  expect((await list(sender.student, sender.professor)).comments).toEqual([])
  expect((await read(other)).status).toBe(200)
})

/** The process that sends the held letter ends meanwhile. */
async function loseLetter() {
  await app.database.sql`update outreaches set state = 'sending' where state = 'held'`
  app.clock.pass(2 * 60_000 + 1)
  expect(await sweepLostLetters(app.services)).toBe(1)
}

test.each([
  ['leaves', async () => (await leaveDueLetters(app.services)).left],
  ['is lost while it is sent', loseLetter],
])('a held letter that %s ends no link to the text that was written meanwhile [MENTOR-4]', async (_, leave) => {
  const sender = await aSender(app, { plan: 'B' })
  const { token: first } = await aMentorLink(app, sender)
  await addComment(app, first)
  await holdLetter(app, sender, { leave: 'undo', message: mentorDraft })
  app.clock.pass(1)
  const { token: second } = await aMentorLink(app, sender)
  const { body } = await addComment(app, second)
  expect(await read(first)).toMatchObject(unknown)
  expect(await addComment(app, first)).toMatchObject(unknown)
  app.clock.pass(10_000)
  await leave()
  expect(await read(first)).toMatchObject(unknown)
  expect((await read(second)).status).toBe(200)
  expect((await list(sender.student, sender.professor)).comments).toEqual([{ ...body, state: 'open' }])
})

test('a link ends with its letter that comes back beside a newer draft, with its comments [MENTOR-4]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const { token: first } = await aMentorLink(app, sender)
  await addComment(app, first)
  const held = await holdLetter(app, sender, { leave: 'undo', message: mentorDraft })
  app.clock.pass(1)
  const { token: second } = await aMentorLink(app, sender)
  const { body } = await addComment(app, second)
  await takeBack(app, sender, held)
  expect(await read(first)).toMatchObject(unknown)
  expect((await read(second)).status).toBe(200)
  expect((await list(sender.student, sender.professor)).comments).toEqual([{ ...body, state: 'open' }])
})
