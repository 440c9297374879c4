import type { Db } from '../../db/connection.ts'
import type { Services } from '../../services.ts'
import { lockPlanFacts } from '../../students/change-plan.ts'
import { restoreDraft } from '../../professors/drafts/restore-draft.ts'
import { releasePlaces } from './release-places.ts'
import type { LetterRef } from './queries.ts'

type Return = LetterRef & {
  /** The states that it may have. In those but `held` it is one that the mailbox certainly did not send. */
  from: readonly ('held' | 'sending' | 'unconfirmed')[]
  /** A sentence for the student. */
  reason: string
  /** Whether the recipient's address is deleted from the letter. */
  forgetAddress?: boolean
  /** Whether it stays held if the student has confirmed its place. */
  unlessConfirmed?: boolean
}

/**
 * Returns a held letter to its student: it does not leave, counts for no limit, and its text is the draft again, unless
 * there is a newer one. The statement decides against a letter that leaves at the same moment. Returns false if the
 * letter is in another state.
 */
export async function returnLetter(tx: Db, letter: Return, now: Date): Promise<boolean> {
  const { studentId, id, from, reason, forgetAddress, unlessConfirmed = false } = letter
  const returned = await tx
    .updateTable('outreaches')
    .set({ state: 'returned', settled_at: now, failure: reason, ...(forgetAddress && { to_email: '' }) })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('hold', 'is not', null)
    .$if(unlessConfirmed, (query) => query.where('confirmed_at', 'is', null))
    .returning(['professor_id', 'subject', 'message', 'approved_at'])
    .executeTakeFirst()
  if (!returned) return false
  const { professor_id: professorId, subject, message, approved_at: approvedAt } = returned
  await restoreDraft(tx, { studentId, professorId, subject, draft: message, approvedAt }, now)
  await releasePlaces(tx, professorId)
  return true
}

/** Returns a letter that is still held, in a transaction of its own, which locks the student first. */
export function returnHeld(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  letter: Omit<Return, 'from'>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockPlanFacts(tx, letter.studentId)
    return returnLetter(tx, { ...letter, from: ['held'] }, clock.now())
  })
}
