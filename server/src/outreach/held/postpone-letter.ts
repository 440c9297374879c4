import { HOUR_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { MailboxFailure } from '../../mailbox/mailbox.ts'
import type { Reserved } from '../reserved.ts'

/** For at most this time after it was due, a letter is tried again. */
const LATEST_MS = HOUR_MS
/** The wait that is asked for, within these bounds; the shortest if none is. */
const [SHORTEST_MS, LONGEST_MS] = [60_000, 20 * 60_000]

type Busy = { studentId: string; reserved: Reserved; error: Pick<MailboxFailure, 'retryAfterMs'> }

/**
 * Holds a letter again that was due, or asked for early, and that its mailbox had no room for: it was certainly not
 * sent. Returns false if it was never held, or is too late by now.
 */
export async function postponeLetter(db: Db, { studentId, reserved, error }: Busy, now: Date): Promise<boolean> {
  const { id, heldUntil } = reserved
  if (!heldUntil) return false
  const waitMs = Math.min(Math.max(error.retryAfterMs ?? 0, SHORTEST_MS), LONGEST_MS)
  const next = new Date(Math.max(now.getTime() + waitMs, heldUntil.getTime()))
  const firstDue = sql<Date>`coalesce(due_at, ${heldUntil})`
  const { numUpdatedRows } = await db
    .updateTable('outreaches')
    .set({ state: 'held', reserved_at: next, due_at: firstDue })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where(firstDue, '>=', new Date(next.getTime() - LATEST_MS))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
