import { appendToAuditLog } from '../audit-log.ts'
import { findByAddress } from '../catalogue/addresses/professor-addresses.ts'
import {
  lockCorrectable,
  toFieldValues,
  writeFields,
  type Correctable,
  type FieldValue,
} from '../catalogue/corrections/corrections.ts'
import { findPersonRowIds } from '../catalogue/opt-outs/same-person.ts'
import type { Db } from '../db/connection.ts'
import type { Services } from '../services.ts'
import { deleteAddressChanges } from './address-changes.ts'
import { pageLinkInvalid } from './errors.ts'
import { insertChange } from './page-changes.ts'
import { deletePageLinks } from './page-links.ts'
import type { Person } from './person.ts'

/**
 * Writes fields of a person's rows. Stores the previous values, adds an entry to the audit log, and mails an undo link.
 * An address that is taken back gets none: it would give the rejected mailbox the address again, without both
 * confirmations. The caller holds the lock of the person. Throws link_invalid.
 */
export async function applyFields(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { ids, contact }: Person,
  { kind, isReturn = false }: { kind: 'data' | 'address'; isReturn?: boolean },
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
  const scholarId = contact.scholar_id
  if (kind === 'address') {
    // The former address comes back also where colleagues share it: the professor has no other way.
    if (!isReturn) await refuseAddressesOfOthers(tx, scholarId, after)
    // The former mailbox must not open the page, nor confirm one more address, and the new one needs a link.
    await deletePageLinks(tx, ids, ['open', 'page'])
    await deleteAddressChanges(tx, ids)
  }
  await writeFields(tx, after, now)
  const changeId = await insertChange(tx, scholarId, { kind, before, after }, now)
  const event = kind === 'data' ? 'data_corrected' : 'professor_address_changed'
  await appendToAuditLog(tx, { event, subject: scholarId, detail: { fields: names.join(' ') } }, now)
  await jobs.add(tx, 'page_change_mail', { change_id: changeId, final: kind === 'address' && isReturn })
}

/** An import may have given the address to another person since it was entered. */
async function refuseAddressesOfOthers(tx: Db, scholarId: string, values: readonly FieldValue[]): Promise<void> {
  const own = await findPersonRowIds(tx, scholarId)
  const addresses = values.map(({ value }) => value).filter((value) => typeof value === 'string')
  if ((await findByAddress(tx, addresses)).some(({ id }) => !own.includes(id))) throw pageLinkInvalid()
}
