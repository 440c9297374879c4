import { isDeepStrictEqual } from 'node:util'
import { appendToAuditLog } from '../audit-log.ts'
import type { Correctable, FieldValue } from '../catalogue/corrections/corrections.ts'
import { deleteOptOut } from '../catalogue/opt-outs/opt-out-records.ts'
import { findPersonIds } from '../catalogue/opt-outs/same-person.ts'
import { selectWishes, type WishValue } from '../catalogue/wishes/wish-records.ts'
import type { Db } from '../db/connection.ts'
import type { Services } from '../services.ts'
import { applyFields } from './apply-fields.ts'
import { applyWishes } from './apply-wishes.ts'
import { pageLinkInvalid } from './errors.ts'
import { selectChange, type Change, type StoredWish } from './page-changes.ts'
import { usePageLink } from './page-links.ts'
import { findPerson, lockPerson, type Person } from './person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'jobs' | 'suppressionHasher'>

/**
 * Takes a change back with the link of the mail that told of it. What was changed again since stays as it is. The return
 * is a change as well: it has a mail, with an undo link unless it is that of an address. Throws link_invalid.
 */
export function undoChange(services: Deps, token: string): Promise<{ undone: Change['kind'] }> {
  const { db, clock } = services
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const link = await usePageLink(tx, ['undo'], token, now)
    const change = link && (await selectChange(tx, Number(link.detail.change)))
    if (!change) throw pageLinkInvalid()
    await appendToAuditLog(
      tx,
      { event: 'change_undone', subject: change.scholar_id, detail: { kind: change.kind } },
      now,
    )
    if (change.kind === 'removal') {
      const ids = await findPersonIds(tx, change.scholar_id)
      if (!(await deleteOptOut(tx, services.suppressionHasher, ids, now))) throw pageLinkInvalid()
      await services.jobs.add(tx, 'append_suppressions', {})
      return { undone: change.kind }
    }
    const person = await findPerson(tx, change.scholar_id)
    if (!person) throw pageLinkInvalid()
    await lockPerson(tx, person)
    if (change.kind === 'wishes') await restoreWishes(tx, services, person, change, clock.now())
    else
      await applyFields(
        tx,
        services,
        person,
        { kind: change.kind, isReturn: true },
        (rows) => listUnchanged(rows, change.before, change.after),
        now,
      )
    return { undone: change.kind }
  })
}

async function restoreWishes(
  tx: Db,
  services: Deps,
  person: Person,
  { before, after }: { before: StoredWish[]; after: StoredWish[] },
  now: Date,
): Promise<void> {
  const current = await selectWishes(tx, person.ids)
  const restored = before.filter(({ kind }, at) => {
    const wish = current.findLast((one) => one.kind === kind)
    const changed = after[at]!
    return changed.value === null ? !wish : wish?.set_at.toISOString() === changed.setAt
  })
  const wishes = restored.map(({ kind, value, lapsesAt }): WishValue => ({
    kind,
    // A wish that was not set, or that has lapsed meanwhile, is none.
    value: new Date(lapsesAt) > now ? value : null,
    // The time of the return, so that the newest wish is the one that holds.
    setAt: now,
    lapsesAt: new Date(lapsesAt),
  }))
  if (wishes.length > 0) await applyWishes(tx, services, person, wishes, now)
}

/** The former values of those fields that still have the value of the change. */
function listUnchanged(
  rows: readonly Correctable[],
  before: readonly FieldValue[],
  after: readonly FieldValue[],
): FieldValue[] {
  return before.filter(({ id, field }) => {
    const row = rows.find((one) => one.id === id)
    const changed = after.find((one) => one.id === id && one.field === field)
    return row !== undefined && isDeepStrictEqual(row[field], changed?.value)
  })
}
