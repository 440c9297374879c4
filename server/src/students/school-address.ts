import { lifetimes } from '@labreach/contract/lifetimes'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { normalizeAddress } from '../mail-address.ts'

/** The school address that a student has confirmed. `until`: the end of the confirmation, perhaps in the past. */
export type SchoolAddressRow = { address: string; until: Date; shown: boolean }

/** The school address of a student, also after its confirmation has lapsed. */
export async function selectSchoolAddress(db: Db, studentId: string): Promise<SchoolAddressRow | undefined> {
  const row = await db
    .selectFrom('school_addresses')
    .select(['address', 'confirmed_at', 'shown'])
    .where('student_id', '=', studentId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    address: row.address,
    until: new Date(row.confirmed_at.getTime() + lifetimes.schoolAddressMs),
    shown: row.shown,
  }
}

/** The school address of a student if it is confirmed and the student wants it below letters, else null. */
export async function findShownSchoolAddress(db: Db, studentId: string, now: Date): Promise<string | null> {
  const row = await selectSchoolAddress(db, studentId)
  return row && row.shown && row.until > now ? row.address : null
}

/**
 * Whether a student's letters may name a school address. Its confirmation may have been renewed in another spelling of
 * the same mailbox.
 */
export async function isSchoolAddressShown(db: Db, studentId: string, address: string, now: Date): Promise<boolean> {
  const shown = await findShownSchoolAddress(db, studentId, now)
  return shown !== null && normalizeAddress(shown) === normalizeAddress(address)
}

/**
 * Stores a confirmed school address, in place of a former one. Another address is not shown before the student wants it.
 * The newest proof counts: the confirmation of the same address by another account ends. The caller holds the lock of the
 * student; one for all addresses is taken here, so that two accounts can exchange theirs.
 */
export async function storeSchoolAddress(tx: Db, studentId: string, address: string, now: Date): Promise<void> {
  const key = normalizeAddress(address)
  await sql`select pg_advisory_xact_lock(hashtext('school addresses'))`.execute(tx)
  await tx.deleteFrom('school_addresses').where('address_key', '=', key).where('student_id', '<>', studentId).execute()
  const row = { address, address_key: key, confirmed_at: now }
  await tx
    .insertInto('school_addresses')
    .values({ student_id: studentId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('student_id')
        .doUpdateSet({ ...row, shown: sql`school_addresses.shown and school_addresses.address_key = ${key}` }),
    )
    .execute()
}

/** Returns false if the student has no confirmed school address. */
export async function updateSchoolAddressShown(db: Db, studentId: string, shown: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('school_addresses')
    .set({ shown })
    .where('student_id', '=', studentId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if there was none. */
export async function deleteSchoolAddress(tx: Db, studentId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('school_addresses')
    .where('student_id', '=', studentId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
