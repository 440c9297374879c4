import type { Db } from '../db/connection.ts'

type Named = { scholar_id: string; name: string; school_name: string }

/** Ids, names and schools of professors by the id of their row, listed or not. */
export async function findNames(db: Db, professorIds: readonly number[]): Promise<Map<number, Named>> {
  if (professorIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('professors')
    .select(['id', 'scholar_id', 'name', 'school_name'])
    .where('id', 'in', professorIds)
    .execute()
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

/** Names of professors by their Scholar ids. */
export async function findNamesByScholarId(db: Db, scholarIds: readonly string[]): Promise<Map<string, string>> {
  if (scholarIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('professors')
    .select(['scholar_id', 'name'])
    .where('scholar_id', 'in', scholarIds)
    .execute()
  return new Map(rows.map(({ scholar_id, name }) => [scholar_id, name]))
}
