import type { Db } from '../../db/connection.ts'
import { renameSubject, appendToAuditLog } from '../../audit-log.ts'
import { forgetRecipients } from '../../outreach/recipient/forget-recipients.ts'
import { selectWrittenAddresses } from '../../outreach/recipient/written-addresses.ts'
import { forgetReporters } from '../../outreach/reports/report-records.ts'
import { deletePages } from '../../professor-page/delete-pages.ts'
import { addSuppressionLine } from '../../suppression-lines.ts'
import type { SuppressionHasher } from '../../suppression-hasher.ts'
import { eraseRecords } from '../../catalogue/opt-outs/erase-records.ts'
import { storeSuppressions } from '../../catalogue/opt-outs/store-suppressions.ts'
import { findPersonIds, findPersonRowIds } from '../../catalogue/opt-outs/same-person.ts'

/**
 * Erases everything about a professor who has opted out, except the suppressions by which they stay out. What students
 * wrote to the professor belongs to the students and remains.
 */
export async function eraseProfessor(
  tx: Db,
  suppressionHasher: SuppressionHasher,
  scholarId: string,
  now: Date,
): Promise<void> {
  const written = await selectWrittenAddresses(tx, await findPersonRowIds(tx, scholarId))
  await storeSuppressions(tx, suppressionHasher, scholarId, now, written)
  const ids = await findPersonIds(tx, scholarId)
  const professorIds = await eraseRecords(tx, ids, now)
  await forgetRecipients(tx, professorIds)
  await deletePages(tx, ids)
  const personHash = suppressionHasher.hashId(scholarId)
  const subject = `erased:${personHash.toString('base64url').slice(0, 22)}`
  await forgetReporters(tx, ids, subject)
  for (const id of ids) await renameSubject(tx, id, subject)
  await appendToAuditLog(tx, { event: 'opt_out_erased', subject }, now)
  await addSuppressionLine(tx, { kind: 'erased', at: now, key: suppressionHasher.keyFingerprint, person: personHash })
}
