import type { HttpResponse } from './http-client.ts'
import { connectGoogle } from './google.ts'
import type { Mail } from './mails.ts'
import { createStudent, setBasic, type Student } from './students.ts'
import type { Professor, AttackTarget } from './target.ts'

export type Sender = Student & { email: string }

/** Creates a student with a Google account on Basic. The plan is written to the database. */
export async function createSender(target: AttackTarget): Promise<Sender> {
  const student = await createStudent(target)
  await setBasic(target, student)
  return { ...student, email: await connectGoogle(target, student) }
}

/** Unlocks a professor in the database, so the unlock quota does not change. */
export async function unlockProfessor({ sql }: AttackTarget, student: Student, professor: Professor): Promise<void> {
  await sql`
    insert into relationships (student_id, professor_id, unlocked_at)
    values (${student.id}, ${professor.id}, now()) on conflict do nothing`
}

/** `key`: the Idempotency-Key. */
export const sendLetter = (
  target: AttackTarget,
  sender: Student,
  professor: Professor,
  options: { to_email?: string; subject?: string; message?: string; key?: string } = {},
): Promise<HttpResponse> => {
  const { key = crypto.randomUUID(), ...letter } = options
  const subject = `Letter of ${sender.username}`
  return target.send('/api/emails/', {
    token: sender.token,
    from: sender.network,
    headers: { 'idempotency-key': key },
    body: { scholar_id: professor.scholarId, subject, message: 'Dear Professor,\n\nI like your work.', ...letter },
  })
}

/** The mails that a student's Google account has sent, from the sandbox. */
export const listSentMails = async (target: AttackTarget, { email }: Sender): Promise<Mail[]> =>
  (await target.control(`mail?from=${encodeURIComponent(email)}`)).body.mails as Mail[]

/** Opts a professor out by the public form. */
export async function optOut(target: AttackTarget, { scholarId }: Professor, from: string): Promise<HttpResponse> {
  const optOutForm = await target.send(`/api/professors/optout/?scholar_id=${scholarId}`, { from })
  const call = { method: 'PATCH', body: { opt_out: true }, from }
  return target.send(`/api/professors/${optOutForm.body.id}/optout/`, call)
}
