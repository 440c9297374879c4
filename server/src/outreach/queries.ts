import type { Db } from '../db/connection.ts'

/** The letter that was reserved earlier under the same key. A failed letter frees its key, so it is not found. */
export function selectByKey(db: Db, studentId: string, key: string) {
  return db
    .selectFrom('outreaches')
    .select(['id', 'state', 'professor_id', 'reserved_at', 'to_email', 'subject', 'message', 'hold', 'time_zone'])
    .select(['follow_up_to', 'mailbox_provider'])
    .where('student_id', '=', studentId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}
