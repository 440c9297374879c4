import type { Db } from '../../db/connection.ts'
import { deleteWishes } from '../wishes/wish-records.ts'
import { deleteTokens } from './opt-out-tokens.ts'

/** The name in the row of an erased professor. Students see it in the history of their letters. */
export const erasedName = 'A professor who left Labreach'

/**
 * Empties the rows of a person, given by all of their ids, and deletes the publications, embeddings, activity, facts,
 * reads of the homepage, looked-up addresses, aliases, wishes, tokens and opt-outs. The rows themselves remain, since
 * relationships and letters refer to them. Returns their ids.
 */
export async function eraseRecords(tx: Db, scholarIds: readonly string[], now: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom('professors')
    .select('id')
    .where('scholar_id', 'in', scholarIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  const professorIds = rows.map(({ id }) => id)
  for (const id of professorIds) await emptyRow(tx, id, now)
  if (professorIds.length > 0) {
    for (const table of [
      'publications',
      'professor_embeddings',
      'professor_activity',
      'professor_facts',
      'homepage_reads',
      'email_lookups',
    ] as const)
      await tx.deleteFrom(table).where('professor_id', 'in', professorIds).execute()
    await deleteTokens(tx, professorIds)
  }
  await deleteWishes(tx, scholarIds)
  await tx
    .deleteFrom('professor_aliases')
    .where((row) => row.or([row('alias', 'in', scholarIds), row('scholar_id', 'in', scholarIds)]))
    .execute()
  await tx.deleteFrom('opt_outs').where('scholar_id', 'in', scholarIds).execute()
  return professorIds
}

async function emptyRow(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('professors')
    .set({
      scholar_id: `erased:${id}`,
      name: erasedName,
      affiliation: '',
      school_name: '',
      url_picture: null,
      cited_by: 0,
      key_interests: [],
      homepage_url: null,
      google_scholar_url: null,
      email: null,
      field_sources: {},
      source: 'erased',
      opt_out: true,
      erased_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}
