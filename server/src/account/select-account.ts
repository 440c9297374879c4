import type { Db } from '../db/connection.ts'
import { withMailbox } from '../mailbox/addresses.ts'
import { queryStudent } from '../students/query-student.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof selectAccount>>>

/** The student's row, the mailbox and the pending address, in one statement: every screen loads them. */
export function selectAccount(db: Db, studentId: string) {
  return queryStudent(db, studentId)
    .$call(withMailbox)
    .leftJoin('email_changes', 'email_changes.student_id', 'students.id')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('passkeys').select('id').whereRef('passkeys.student_id', '=', 'students.id'))
        .$castTo<boolean>()
        .as('has_passkey'),
    )
    .select(['email_changes.email as pending_email', 'email_changes.expires_at as pending_until'])
    .executeTakeFirst()
}
