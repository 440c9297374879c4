import type { Db } from '../../db/connection.ts'
import { renameSubject, appendToAuditLog } from '../../audit-log.ts'
import { forgetRecipients } from '../../outreach/recipient/forget-recipients.ts'
import { addSuppressionLine } from '../../suppression-lines.ts'
import type { Suppression } from '../../suppression.ts'
import { deleteTokens } from '../../professors/opt-out/opt-out-tokens.ts'
import { rememberOptOut } from '../../professors/opt-out/remember-opt-outs.ts'
import { findPersonIds } from '../../professors/opt-out/same-person.ts'

/** How a professor is called whose record is empty, in the history of students who wrote to them. */
export const erasedName = 'A professor who left Labreach'

/**
 * Empties every row about a professor who has opted out, down to the hashes that keep them out. The rows stay, since
 * unlocks, drafts and letters of students refer to them; what students wrote stays theirs.
 */
export async function eraseProfessor(tx: Db, suppression: Suppression, scholarId: string, now: Date): Promise<void> {
  await rememberOptOut(tx, suppression, scholarId, now)
  const ids = await findPersonIds(tx, scholarId)
  const rows = await tx
    .selectFrom('professors')
    .select('id')
    .where('scholar_id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id } of rows) await emptyRow(tx, id, now)
  if (rows.length > 0) {
    const professorIds = rows.map(({ id }) => id)
    for (const table of ['publications', 'professor_embeddings', 'professor_activity'] as const)
      await tx.deleteFrom(table).where('professor_id', 'in', professorIds).execute()
    await deleteTokens(tx, professorIds)
    await forgetRecipients(tx, professorIds)
  }
  await tx
    .deleteFrom('professor_aliases')
    .where((row) => row.or([row('alias', 'in', ids), row('scholar_id', 'in', ids)]))
    .execute()
  await tx.deleteFrom('opt_outs').where('scholar_id', 'in', ids).execute()
  const person = suppression.id(scholarId)
  const subject = `erased:${person.toString('base64url').slice(0, 22)}`
  for (const id of ids) await renameSubject(tx, id, subject)
  await appendToAuditLog(tx, { event: 'opt_out_erased', subject }, now)
  await addSuppressionLine(tx, { kind: 'erased', at: now, key: suppression.keyMark, person })
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
