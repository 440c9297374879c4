import { uuidv7 } from 'uuidv7'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { toProfile } from '../resume/profile-from-resume.ts'
import { assignResume } from '../resume/student-resume.ts'
import { takeVisitorResume, type VisitorResume } from '../resume/visitor-resume.ts'
import { addFirstTemplate } from '../templates/add-first-template.ts'
import { deleteEmailChangesTo } from './email/queries.ts'
import { usernameTaken } from './errors.ts'
import { findUsername } from '../students/find-student.ts'
import { insertStudent } from '../students/insert-student.ts'

type NewStudent = {
  username: string
  passwordHash: string | null
  temporaryTokenHash: Buffer
  verifiedEmail?: string
  referredBy?: string | null
  names?: { first_name: string; last_name: string }
  /** Runs in the same transaction, after the student is inserted. */
  afterInsert?: (tx: Db, studentId: string) => Promise<void>
}

/**
 * Turns a visitor into a student, in one transaction: uses up the temporary token, and gives the visitor's resume and
 * first template to the student. `check` may refuse the visitor's resume by throwing. Throws username_taken and
 * temporary_token_invalid.
 */
export function createStudent(
  db: Db,
  clock: Clock,
  student: NewStudent,
  check: (visitor: VisitorResume) => void = () => undefined,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const visitor = await takeVisitorResume(tx, clock, student.temporaryTokenHash)
    check(visitor)
    const id = uuidv7()
    // Who invited may have deleted the account during the visitor's flow.
    const isInvited = student.referredBy && (await findUsername(tx, student.referredBy)) !== undefined
    const profile = toProfile(visitor.resume.facts)
    const inserted = await insertStudent(tx, {
      id,
      username: student.username,
      password_hash: student.passwordHash,
      ...(student.verifiedEmail && { email: student.verifiedEmail, email_verified_at: now }),
      ...(isInvited && { referred_by: student.referredBy }),
      ...profile,
      struck_fields: visitor.corrections.struck,
      additional_interests: visitor.corrections.typed,
      first_answers: visitor.answers,
      ...(!profile.first_name && student.names),
      signed_up_with_google: student.passwordHash === null,
      created_at: now,
    })
    if (!inserted) throw usernameTaken()
    if (student.verifiedEmail) await deleteEmailChangesTo(tx, student.verifiedEmail)
    await student.afterInsert?.(tx, id)
    await assignResume(tx, clock, id, visitor.resume)
    await addFirstTemplate(tx, clock, id, {
      tokenHash: student.temporaryTokenHash,
      template: visitor.template,
      claimedAt: visitor.templateClaimedAt,
    })
    return id
  })
}
