import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** One row of a person, with the stored address. */
export type Contact = {
  id: number
  scholar_id: string
  name: string
  school_name: string
  email: string | null
  opt_out: boolean
}

/**
 * The row of a person by which Labreach writes to them: one with a stored address if there is any, rather one that the
 * professor has entered than one of an import, and rather one with a Scholar id than one with an id of a source
 * ("openalex:…"). Undefined if the person has no row or is erased.
 */
export function selectContact(db: Db, scholarIds: readonly string[]): Promise<Contact | undefined> {
  return db
    .selectFrom('professors')
    .select(['id', 'scholar_id', 'name', 'school_name', 'email', 'opt_out'])
    .where('scholar_id', 'in', scholarIds)
    .where('erased_at', 'is', null)
    .orderBy(sql`email is null`)
    .orderBy(sql`coalesce(field_sources->>'email', '') <> 'professor'`)
    .orderBy(sql`position(':' in scholar_id)`)
    .orderBy('id')
    .executeTakeFirst()
}
