import { DAY_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { AccountChange } from './account-change.ts'
import type { Db } from './db/connection.ts'
import type { Services } from './services.ts'

/** What an operator must be able to answer for later. `catalogue/import` writes `opted_out` by SQL of its own as well. */
export type AuditEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'plan_granted'
  | 'plan_paid'
  | 'trial_claimed'
  | 'opted_out'
  | 'opt_out_restored'
  | AccountChange
  | 'address_change_asked'
  | 'opt_out_erased'
  | 'account_suspended'
  | 'suspension_lifted'

export type AuditEntry = {
  event: AuditEvent
  /** Whom it is about: the id of an account, the Scholar id of a professor, or `unknown`. */
  subject: string
  /** Few words: no address, no name, nothing that was typed. */
  detail?: Record<string, string | null>
}

const KEPT_MS = 365 * DAY_MS

/** Adds an entry; in the transaction of what it tells, so that neither is there without the other. */
export async function appendToAuditLog(db: Db, { event, subject, detail = {} }: AuditEntry, at: Date): Promise<void> {
  await db.insertInto('journal').values({ at, event, subject, detail }).execute()
}

/** Entries about one who is erased go by another name from now on, so that they lead to nobody. */
export async function renameSubject(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('journal').set({ subject: to }).where('subject', '=', from).execute()
  await db
    .updateTable('journal')
    .set({ detail: sql`detail || jsonb_build_object('same_person_as', ${to}::text)` })
    .where('event', '=', 'opted_out')
    .where(sql`detail ->> 'same_person_as'`, '=', from)
    .execute()
}

/** Where a call came from, as it stands in the audit log: the same address the same word, and no way back without the key. */
export const networkKey = ({ encryption }: Pick<Services, 'encryption'>, address: string): string =>
  encryption.sign('journal-address', address)

/** What the audit log holds about one account, for the download of a student's data: without the hash of the network. */
export function entriesOf(db: Db, subject: string) {
  return db
    .selectFrom('journal')
    .select(['at', 'event'])
    .select(sql<string | null>`detail ->> 'way'`.as('way'))
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
}

export type Filter = { subject?: string | undefined; event?: string | undefined; limit: number }

/** The newest entries that match a filter, oldest of them first. */
export async function findAuditEntries(db: Db, { subject, event, limit }: Filter) {
  const newest = await db
    .selectFrom('journal')
    .select(['at', 'event', 'subject', 'detail'])
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .$if(event !== undefined, (query) => query.where('event', '=', event!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return newest.toReversed()
}

/** Forgets what is older than a year. */
export async function sweepAuditLog({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('journal')
    .where('at', '<', new Date(clock.now().getTime() - KEPT_MS))
    .execute()
}
