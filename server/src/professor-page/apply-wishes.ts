import { appendToAuditLog } from '../audit-log.ts'
import { replaceWishes, selectWishes, type WishValue } from '../catalogue/wishes/wish-records.ts'
import type { Wish, WishKind } from '../catalogue/wishes/wishes.ts'
import type { Db } from '../db/connection.ts'
import type { Services } from '../services.ts'
import { insertChange, type StoredWish } from './page-changes.ts'
import type { Person } from './person.ts'

/**
 * Replaces wishes of a person. Stores the previous values, adds an entry to the audit log, and mails an undo link. The
 * caller holds the lock of the person.
 */
export async function applyWishes(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { ids, contact }: Person,
  wishes: readonly WishValue[],
  now: Date,
): Promise<void> {
  const earlier = await selectWishes(tx, ids)
  const before = wishes.map(({ kind }) => toStored(kind, findNewest(earlier, kind), now))
  await replaceWishes(tx, ids, wishes)
  const after = wishes.map(({ setAt, lapsesAt, ...wish }) => ({
    ...wish,
    setAt: setAt.toISOString(),
    lapsesAt: lapsesAt.toISOString(),
  }))
  const scholarId = contact.scholar_id
  const changeId = await insertChange(tx, scholarId, { kind: 'wishes', before, after }, now)
  const kinds = wishes.map(({ kind }) => kind).join(' ')
  await appendToAuditLog(tx, { event: 'wishes_changed', subject: scholarId, detail: { wishes: kinds } }, now)
  await jobs.add(tx, 'page_change_mail', { change_id: changeId })
}

const findNewest = (wishes: readonly Wish[], kind: WishKind): Wish | undefined =>
  wishes.toSorted((a, b) => a.set_at.getTime() - b.set_at.getTime()).findLast((wish) => wish.kind === kind)

const toStored = (kind: WishKind, wish: Wish | undefined, now: Date): StoredWish => ({
  kind,
  value: wish?.value ?? null,
  setAt: (wish?.set_at ?? now).toISOString(),
  lapsesAt: (wish?.lapses_at ?? now).toISOString(),
})
