import { appendToAuditLog } from '../audit-log.ts'
import {
  lockCorrectable,
  toFieldValues,
  writeFields,
  type Correctable,
  type FieldValue,
} from '../catalogue/corrections/corrections.ts'
import type { Db } from '../db/connection.ts'
import type { Services } from '../services.ts'
import { insertChange } from './page-changes.ts'
import { deletePageLinks } from './page-links.ts'
import type { Person } from './person.ts'

/**
 * Writes fields of a person's rows. Stores the previous values, adds an entry to the audit log, and mails an undo link.
 * The caller holds the lock of the person.
 */
export async function applyFields(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { ids, contact }: Person,
  kind: 'data' | 'address',
  compose: (rows: readonly Correctable[]) => FieldValue[],
  now: Date,
): Promise<void> {
  const rows = await lockCorrectable(tx, ids)
  const after = compose(rows)
  if (after.length === 0) return
  const names = [...new Set(after.map(({ field }) => field))]
  const changed = new Set(after.map(({ id }) => id))
  const before = toFieldValues(
    rows.filter(({ id }) => changed.has(id)),
    names,
  )
  await writeFields(tx, after, now)
  // The former mailbox must not open the page, and the new one needs a link.
  if (kind === 'address') await deletePageLinks(tx, ids, ['open'])
  const scholarId = contact.scholar_id
  const changeId = await insertChange(tx, scholarId, { kind, before, after }, now)
  const event = kind === 'data' ? 'data_corrected' : 'professor_address_changed'
  await appendToAuditLog(tx, { event, subject: scholarId, detail: { fields: names.join(' ') } }, now)
  await jobs.add(tx, 'page_change_mail', { change_id: changeId })
}
