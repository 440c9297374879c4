import { lifetimes } from '@labreach/contract/lifetimes'
import type { Db } from '../db/connection.ts'

/** Stores a new address that is to be confirmed. It replaces an earlier one of the same person. */
export async function upsertAddressChange(tx: Db, scholarId: string, email: string, now: Date): Promise<void> {
  const row = { email, asked_at: now, old_confirmed_at: null, new_confirmed_at: null }
  await tx
    .insertInto('address_changes')
    .values({ scholar_id: scholarId, ...row })
    .onConflict((conflict) => conflict.column('scholar_id').doUpdateSet(row))
    .execute()
}

/** The new address of a person that waits for confirmation. */
export function selectAddressChange(db: Db, scholarIds: readonly string[]) {
  return db
    .selectFrom('address_changes')
    .select(['scholar_id', 'email', 'old_confirmed_at', 'new_confirmed_at'])
    .where('scholar_id', 'in', scholarIds)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
}

/** Notes the confirmation of the old or the new address. */
export function setAddressConfirmed(tx: Db, scholarId: string, side: 'old' | 'new', now: Date) {
  return tx
    .updateTable('address_changes')
    .set(side === 'old' ? { old_confirmed_at: now } : { new_confirmed_at: now })
    .where('scholar_id', '=', scholarId)
    .returning(['old_confirmed_at', 'new_confirmed_at'])
    .executeTakeFirst()
}

export async function deleteAddressChanges(tx: Db, scholarIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('address_changes').where('scholar_id', 'in', scholarIds).execute()
}

/** Deletes new addresses that were not confirmed in time. */
export async function sweepAddressChanges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('address_changes')
    .where('asked_at', '<=', new Date(now.getTime() - 2 * lifetimes.confirmationLinkMs))
    .execute()
}

/** The new addresses of professors that wait for a confirmation by mail. */
export async function countAddressChanges(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('address_changes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
