import { HOUR_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { MailboxFailure } from '../../mailbox/mailbox.ts'
import type { Reserved } from '../reserved.ts'

/**
 * For at most this time after it was due, a letter waits for room in its mailbox, or in a limit that was used a little
 * later than planned; for both together, in any order. `due_at` is the begin.
 */
export const LATEST_MS = HOUR_MS
/** The wait if none is asked for, or a shorter one. */
const SHORTEST_MS = 60_000

type Busy = { studentId: string; reserved: Reserved; error: Pick<MailboxFailure, 'retryAfterMs'> }

/**
 * Holds a letter again that was due, or asked for early, and that its mailbox had no room for: it was certainly not
 * sent. The student's other letters that are due until then wait too. Returns false if the letter was never held, or
 * would be too late then.
 */
export async function postponeLetter(db: Db, { studentId, reserved, error }: Busy, now: Date): Promise<boolean> {
  const { id, heldUntil } = reserved
  if (!heldUntil) return false
  const free = new Date(now.getTime() + Math.max(error.retryAfterMs ?? 0, SHORTEST_MS))
  const next = heldUntil > now ? heldUntil : free
  const firstDue = sql<Date>`coalesce(due_at, ${heldUntil})`
  const { numUpdatedRows } = await db
    .updateTable('outreaches')
    // One that was asked for early goes back to its own time, and is not postponed.
    .set({ state: 'held', reserved_at: next, ...(next > heldUntil && { due_at: firstDue }) })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where(firstDue, '>=', new Date(next.getTime() - LATEST_MS))
    .executeTakeFirst()
  await db
    .updateTable('outreaches')
    .set({ reserved_at: free, due_at: sql<Date>`coalesce(due_at, reserved_at)` })
    .where('student_id', '=', studentId)
    .where('state', '=', 'held')
    .where('reserved_at', '<', free)
    .where(sql<Date>`coalesce(due_at, reserved_at)`, '>=', new Date(free.getTime() - LATEST_MS))
    .execute()
  return numUpdatedRows > 0n
}
