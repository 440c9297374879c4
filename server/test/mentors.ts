import { addMentorComment, createMentorLink, mentorHeader, mentorVisitHeader } from '@labreach/contract/mentoring'
import { saveDraft } from '@labreach/contract/professors'
import type { AStudent } from './builders.ts'
import type { RunningApp } from './test-app.ts'

export const mentorDraft =
  'Dear Professor,\n\nI am very passionate about robots. May I join?\n\nWrite to ada.park@planted.example.\n\nAda'

/** The headers of a mentor, who has nothing but the token of a link, and of one visit. */
export const asMentor = (token: string, visit = 'visit-one') => ({
  headers: { [mentorHeader]: token, [mentorVisitHeader]: visit },
})

type Correspondents = { student: AStudent; professor: { id: number } }

/** A link to a saved draft; its id and token. */
export async function aMentorLink(app: RunningApp, { student, professor }: Correspondents, draft = mentorDraft) {
  const params = { id: professor.id }
  await app.call(saveDraft, { params, body: { draft, subject: 'Robots' }, as: student })
  const { status, body, text } = await app.call(createMentorLink, { params, as: student })
  if (status !== 200) throw new Error(`No link was made: ${text}`)
  return { id: body.id, token: new URL(body.url).hash.slice(1) }
}

export const aComment = {
  quote: 'I am very passionate about robots.',
  position: mentorDraft.indexOf('I am very'),
  text: 'Say what you did.',
  suggestion: 'Last summer I built a gripper.',
  by: 'Dr. Iris Bell',
}

export const addComment = (app: RunningApp, token: string, change: Partial<typeof aComment> = {}, visit?: string) =>
  app.call(addMentorComment, { body: { ...aComment, ...change }, ...asMentor(token, visit) })
