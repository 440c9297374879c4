import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { normalizeAddress } from '../../mail-address.ts'
import { toCurrentScholarId } from '../current-scholar-id.ts'
import { computeAddressKeys } from './address-keys.ts'

/** The known addresses of a professor. `looked_up` was found on the homepage. */
export type KnownAddresses = { email: string | null; looked_up: string | null }

/** The known addresses as a list, the stored one first. */
export const listKnownAddresses = ({ email, looked_up }: KnownAddresses): string[] =>
  [email, looked_up].filter((address) => address !== null)

export type AddressedProfessor = KnownAddresses & {
  id: number
  /** Whether the stored address is one that the professor has entered. */
  is_corrected: boolean
  scholar_id: string
  opt_out: boolean
  /** '' if they are unknown. */
  school_name: string
  affiliation: string
  homepage_url: string | null
}

/**
 * A professor with the known addresses, listed or not: a student who has written to the professor gets the reason for a
 * refusal.
 */
export function findAddressedProfessor(db: Db, scholarId: string): Promise<AddressedProfessor | undefined> {
  return selectAddressed(db).where('scholar_id', '=', toCurrentScholarId(scholarId)).executeTakeFirst()
}

/** The same for a row that is known to exist: one to which a letter was written is never deleted. */
export function findAddressedById(db: Db, professorId: number): Promise<AddressedProfessor> {
  return selectAddressed(db).where('id', '=', professorId).executeTakeFirstOrThrow()
}

const selectAddressed = (db: Db) =>
  db
    .selectFrom('professors')
    .leftJoin('email_lookups', 'email_lookups.professor_id', 'professors.id')
    .select(['id', 'scholar_id', 'opt_out', 'school_name', 'affiliation', 'professors.email', 'homepage_url'])
    .select('email_lookups.email as looked_up')
    .select(sql<boolean>`coalesce(field_sources->>'email' = 'professor', false)`.as('is_corrected'))

/** The known addresses of these professors. */
export async function findAddresses(db: Db, professorIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('professors')
    .leftJoin('email_lookups', 'email_lookups.professor_id', 'professors.id')
    .select(['professors.email', 'email_lookups.email as looked_up'])
    .where('id', 'in', professorIds)
    .execute()
  return rows.flatMap(listKnownAddresses)
}

/** The professors with one of these addresses, stored or looked up, in any spelling. */
export async function findByAddress(db: Db, addresses: readonly string[]): Promise<{ id: number; opt_out: boolean }[]> {
  const keys = computeAddressKeys(addresses)
  const { rows } = await sql<{ id: number; opt_out: boolean; address: string }>`
    select id, opt_out, email as address from professors where mail_address_key(email) = any(${keys}::text[])
    union all
    select id, opt_out, email_lookups.email from email_lookups join professors on id = professor_id
    where mail_address_key(email_lookups.email) = any(${keys}::text[])`.execute(db)
  const normalized = new Set(addresses.map(normalizeAddress))
  return rows.filter((row) => normalized.has(normalizeAddress(row.address)))
}
