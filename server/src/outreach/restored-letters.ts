import type { Db } from '../db/connection.ts'
import type { TransactionSql } from '../db/sql.ts'
import { findGrant } from '../mailbox/grants.ts'
import { findProviderName } from '../mailbox/provider-name.ts'
import { markWritten } from '../professors/mark-written.ts'
import type { Services } from '../services.ts'
import { returnReasons } from './errors.ts'
import { returnLetter } from './held/return-letter.ts'
import { unconfirmLostLetters } from './records.ts'

/**
 * Makes every held letter of a backup one that is being sent, so that no process sends it, not even one that runs on the
 * database already or starts after a failed restore. Called in the transaction that fills the tables, whose columns are
 * those of the backup.
 */
export async function stopRestoredLetters(tx: TransactionSql): Promise<void> {
  await tx`update outreaches set state = 'sending' where state = 'held'`
}

/**
 * Settles the stopped letters. One that was due since the backup may have left: it is unconfirmed, and its student looks
 * into the Sent folder. One whose time is still to come has left only if its student sent it early, or a place before it in
 * its queue became free: it comes back as the draft, with a sentence about that. Returns their numbers.
 */
export function settleRestoredLetters({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const reason = returnReasons.restored
    let returned = 0
    for (const letter of await listStoppedAfter(tx, now))
      if (await returnLetter(tx, { ...letter, from: ['sending'], reason }, now)) returned++
    const lost = await unconfirmLostLetters(tx, now, now)
    for (const letter of lost) await markWritten(tx, letter, letter.reservedAt)
    for (const studentId of new Set(lost.map(({ studentId }) => studentId))) await nameMailbox(tx, studentId)
    return { unconfirmed: lost.length, returned }
  })
}

/** A held letter has no provider yet. The sentence about an unconfirmed one names it. */
async function nameMailbox(tx: Db, studentId: string): Promise<void> {
  const grant = await findGrant(tx, studentId)
  if (!grant) return
  await tx
    .updateTable('outreaches')
    .set({ mailbox_provider: findProviderName(grant.accountId) })
    .where('student_id', '=', studentId)
    .where('state', '=', 'unconfirmed')
    .where('hold', 'is not', null)
    .where('mailbox_provider', 'is', null)
    .execute()
}

/** The held letters that were stopped and would have left later than now. */
const listStoppedAfter = (tx: Db, now: Date) =>
  tx
    .selectFrom('outreaches')
    .select(['student_id as studentId', 'id'])
    .where('state', '=', 'sending')
    .where('hold', 'is not', null)
    .where('reserved_at', '>', now)
    .orderBy('id')
    .execute()
