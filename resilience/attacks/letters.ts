import type { Answer } from './ask.ts'
import { connect } from './google.ts'
import type { Mail } from './mails.ts'
import { aStudent, onBasic, type Student } from './people.ts'
import type { Professor, Stage } from './stage.ts'

export type Writer = Student & { email: string }

/** A student on Basic with a Google account. The plan is written into the database. */
export async function aWriter(stage: Stage): Promise<Writer> {
  const student = await aStudent(stage)
  await onBasic(stage, student)
  return { ...student, email: await connect(stage, student) }
}

/** Unlocks a professor for a student, in the database, to spare what an unlock costs. */
export async function unlock({ sql }: Stage, student: Student, professor: Professor): Promise<void> {
  await sql`
    insert into relationships (student_id, professor_id, unlocked_at)
    values (${student.id}, ${professor.id}, now()) on conflict do nothing`
}

/** One letter; `key` is its Idempotency-Key. */
export const write = (
  stage: Stage,
  writer: Student,
  professor: Professor,
  more: { to_email?: string; subject?: string; message?: string; key?: string } = {},
): Promise<Answer> => {
  const { key = crypto.randomUUID(), ...rest } = more
  const subject = `Letter of ${writer.username}`
  return stage.ask('/api/emails/', {
    token: writer.token,
    from: writer.network,
    headers: { 'idempotency-key': key },
    body: { scholar_id: professor.scholarId, subject, message: 'Dear Professor,\n\nI like your work.', ...rest },
  })
}

/** What a student's Google account has sent, of the sandbox's own mailboxes. */
export const sentBy = async (stage: Stage, { email }: Writer): Promise<Mail[]> =>
  (await stage.control(`mail?from=${encodeURIComponent(email)}`)).body.mails as Mail[]

/** Somebody removes a professor by the public form. */
export async function leaves(stage: Stage, { scholarId }: Professor, from: string): Promise<Answer> {
  const found = await stage.ask(`/api/professors/optout/?scholar_id=${scholarId}`, { from })
  return stage.ask(`/api/professors/${found.body.id}/optout/`, { method: 'PATCH', body: { opt_out: true }, from })
}
