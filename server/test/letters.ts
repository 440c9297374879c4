import { sendEmail } from '@labreach/contract/outreach'
import type { AStudent } from './builders.ts'
import type { StockedProfessor } from './stock.ts'
import type { Site } from './test-app.ts'

/** A mail as the sandbox's mailbox has it. */
export type ReceivedMail = {
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

type Writer = { student: AStudent; professor: Pick<StockedProfessor, 'scholarId'> }
type Input = { subject?: string; message?: string; to_email?: string; draft_saved_at?: string; key?: string }

/** The click on Send. */
export function write(app: Site, { student, professor }: Writer, { key, ...input }: Input = {}) {
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

/** Everything that went out from a Gmail account, oldest first. */
export async function sentFrom(app: Site, email: string): Promise<ReceivedMail[]> {
  return (await app.control<{ mails: ReceivedMail[] }>(`mail?from=${encodeURIComponent(email)}`)).mails
}
