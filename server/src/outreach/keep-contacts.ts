import { WEEK_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** Remembers, without a name, which professors a student who leaves has first written to within the week. */
export async function keepContacts(tx: Db, studentId: string, now: Date): Promise<void> {
  await sql`
    insert into past_contacts (professor_id, reserved_at)
    select professor_id, reserved_at from outreaches
    where student_id = ${studentId} and first_contact and state <> 'failed'
      and reserved_at > ${new Date(now.getTime() - WEEK_MS)}`.execute(tx)
}

/** Contacts older than a week count no more. */
export async function deletePastContacts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('past_contacts')
    .where('reserved_at', '<=', new Date(now.getTime() - WEEK_MS))
    .execute()
}
