import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { containsContact } from '../anonymity/contact.ts'

/** The fields that a professor can correct, by the names of their columns. */
export const correctableFields = ['key_interests', 'homepage_url', 'email'] as const
export type CorrectableField = (typeof correctableFields)[number]

type Values = { key_interests: string[]; homepage_url: string | null; email: string | null }
/** For fields whose source differs from the row's: their source. */
type Sources = Partial<Record<string, string>>

export type Correctable = Values & { id: number; source: string; field_sources: Sources }

/** The rows of a person with the fields that can be corrected, locked until the transaction ends. */
export async function lockCorrectable(tx: Db, scholarIds: readonly string[]): Promise<Correctable[]> {
  const rows = await queryCorrectable(tx, scholarIds).forUpdate().execute()
  return rows.map((row) => ({ ...row, field_sources: row.field_sources as Sources }))
}

/** The same rows, not locked. */
export async function selectCorrectable(db: Db, scholarIds: readonly string[]): Promise<Correctable[]> {
  const rows = await queryCorrectable(db, scholarIds).execute()
  return rows.map((row) => ({ ...row, field_sources: row.field_sources as Sources }))
}

const queryCorrectable = (db: Db, scholarIds: readonly string[]) =>
  db
    .selectFrom('professors')
    .select(['id', 'source', 'field_sources', ...correctableFields])
    .where('scholar_id', 'in', scholarIds)
    .where('erased_at', 'is', null)
    .orderBy('id')

/** The source of a field in a row. */
export const getSource = ({ source, field_sources }: Correctable, field: CorrectableField): string =>
  field_sources[field] ?? source

/** One field of one row: its value, and its source if it differs from that of the row. */
export type FieldValue = { id: number; field: CorrectableField; value: string[] | string | null; source: string | null }

/** The values of fields, to be restored later. */
export const toFieldValues = (rows: readonly Correctable[], fields: readonly CorrectableField[]): FieldValue[] =>
  rows.flatMap((row) =>
    fields.map((field) => ({ id: row.id, field, value: row[field], source: row.field_sources[field] ?? null })),
  )

/**
 * The corrected values for every row, with the source `professor`, so that no import replaces them. Interests that are
 * addresses or links are left out.
 */
export function composeCorrections(rows: readonly Correctable[], values: Partial<Values>): FieldValue[] {
  const fields = correctableFields.filter((field) => values[field] !== undefined)
  return rows.flatMap(({ id }) =>
    fields.map((field) => ({
      id,
      field,
      value: field === 'key_interests' ? values.key_interests!.filter((one) => !containsContact(one)) : values[field]!,
      source: 'professor',
    })),
  )
}

/**
 * Writes fields. What was read on a former homepage is deleted: it may be somebody else's. The transaction notifies all
 * servers to load the catalogue again.
 */
export async function writeFields(tx: Db, fields: readonly FieldValue[], now: Date): Promise<void> {
  for (const { id, field, value, source } of fields) {
    if (field === 'homepage_url') await forgetOtherHomepage(tx, id, value as string | null)
    await tx
      .updateTable('professors')
      .set({
        [field]: value,
        field_sources: source
          ? sql`field_sources || jsonb_build_object(${field}::text, ${source}::text)`
          : sql`field_sources - ${field}::text`,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
  }
  if (fields.length > 0) await sql`notify catalogue`.execute(tx)
}

async function forgetOtherHomepage(tx: Db, id: number, homepage: string | null): Promise<void> {
  const moved = tx
    .selectFrom('professors')
    .select('id')
    .where('id', '=', id)
    .where('homepage_url', 'is distinct from', homepage)
  await tx.deleteFrom('professor_facts').where('professor_id', 'in', moved).where('source', '=', 'homepage').execute()
  for (const table of ['homepage_reads', 'email_lookups'] as const)
    await tx.deleteFrom(table).where('professor_id', 'in', moved).execute()
}
