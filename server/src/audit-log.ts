import { DAY_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { AccountChange } from './account-change.ts'
import type { Db } from './db/connection.ts'
import type { Services } from './services.ts'

/**
 * The events that an operator may have to explain later. `catalogue/import` also inserts `opted_out`, with its own SQL.
 */
export type AuditEvent =
  | 'signed_in'
  | 'sign_in_failed'
  /** A first step of a sign-in was right, while the code of the second factor is missing. */
  | 'first_step_passed'
  | 'plan_granted'
  | 'plan_paid'
  | 'trial_claimed'
  | 'opted_out'
  | 'opt_out_restored'
  | AccountChange
  | 'address_change_asked'
  | 'school_address_asked'
  | 'school_address_confirmed'
  | 'school_address_removed'
  | 'opt_out_erased'
  | 'account_suspended'
  | 'suspension_lifted'
  | 'letter_reported'
  | 'report_confirmed'
  | 'report_dismissed'
  | 'page_link_asked'
  | 'page_opened'
  | 'wishes_changed'
  | 'data_corrected'
  | 'professor_address_asked'
  | 'professor_address_changed'
  | 'change_undone'

export type AuditEntry = {
  event: AuditEvent
  /** The id of an account, the Scholar id of a professor, or `unknown`. */
  subject: string
  /** Contains no address, no name and no typed text. */
  detail?: Record<string, string | null>
}

const RETENTION_MS = 365 * DAY_MS

/** Adds an entry. Call it in the transaction of the event, so that both are stored or neither. */
export async function appendToAuditLog(db: Db, { event, subject, detail = {} }: AuditEntry, at: Date): Promise<void> {
  await db.insertInto('journal').values({ at, event, subject, detail }).execute()
}

/** Replaces the subject in the entries about an erased person, so that the entries do not identify them. */
export async function renameSubject(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('journal').set({ subject: to }).where('subject', '=', from).execute()
  await db
    .updateTable('journal')
    .set({ detail: sql`detail || jsonb_build_object('same_person_as', ${to}::text)` })
    .where('event', '=', 'opted_out')
    .where(sql`detail ->> 'same_person_as'`, '=', from)
    .execute()
}

/** The keyed hash of a client's network for the audit log: equal networks have equal hashes. */
export const hashNetwork = ({ encryption }: Pick<Services, 'encryption'>, network: string): string =>
  encryption.sign('journal-address', network)

/** The entries about one account for the download of a student's data, without the hash of the network. */
export function listAuditEntries(db: Db, subject: string) {
  return db
    .selectFrom('journal')
    .select(['at', 'event'])
    .select(sql<string | null>`detail ->> 'way'`.as('way'))
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
}

/** Whether an account has signed in from this network (see `hashNetwork`), as far as the log goes back. */
export async function hasSignedInFrom(
  db: Db,
  studentId: string,
  network: string,
  { event = 'signed_in', since = new Date(0) }: { event?: 'signed_in' | 'second_factor_on'; since?: Date } = {},
): Promise<boolean> {
  // The event is part of the text, since the index contains the sign-ins only.
  const { rows } = await sql`
    select 1 from journal
    where event = ${sql.lit(event)} and subject = ${studentId} and detail ->> 'from' = ${network} and at >= ${since}
    limit 1`.execute(db)
  return rows.length > 0
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

/** Deletes entries older than a year. */
export async function sweepAuditLog({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('journal')
    .where('at', '<', new Date(clock.now().getTime() - RETENTION_MS))
    .execute()
}
