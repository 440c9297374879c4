import { sendEmail, takeBackLetter, type LeaveChoice, type Outreach } from '@labreach/contract/outreach'
import type { AStudent } from './builders.ts'
import type { TestProfessor } from './professors.ts'
import type { RunningApp } from './test-app.ts'

/** A mail in a mailbox of the sandbox. */
export type SandboxMail = {
  id: string
  from: string
  to: string[]
  subject: string
  messageId: string
  threadId: string
  text: string
  html: string | null
  headers: { name: string; value: string }[]
}

type Correspondents = { student: AStudent; professor: Pick<TestProfessor, 'scholarId'> }
type Input = {
  subject?: string
  message?: string
  to_email?: string
  draft_saved_at?: string
  key?: string
  leave?: LeaveChoice
  follow_up_to?: number
  school_address?: string | null
  ai_note?: boolean
}

/** Sends a letter. */
export function writeLetter(app: RunningApp, { student, professor }: Correspondents, { key, ...input }: Input = {}) {
  return app.call(sendEmail, {
    body: {
      scholar_id: professor.scholarId,
      subject: 'Research Internship Inquiry',
      message: 'Dear Professor,\n\nmay I join?\n',
      ...input,
    },
    as: student,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
}

/** Holds a letter; returns it as the response of the call. Throws if it was not held. */
export async function holdLetter(
  app: RunningApp,
  correspondents: Correspondents,
  input: Input & { leave: LeaveChoice },
) {
  const { body, text } = await writeLetter(app, correspondents, input)
  if (body.state !== 'held') throw new Error(`The letter is not held: ${text}`)
  return body
}

export function takeBack(app: RunningApp, { student }: Pick<Correspondents, 'student'>, { id }: Pick<Outreach, 'id'>) {
  return app.call(takeBackLetter, { params: { id }, as: student })
}

/** All mails sent from a Gmail account, oldest first. */
export async function listSentMails(app: RunningApp, email: string): Promise<SandboxMail[]> {
  return (await app.control<{ mails: SandboxMail[] }>(`mail?from=${encodeURIComponent(email)}`)).mails
}
