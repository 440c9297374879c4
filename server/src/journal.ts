import { DAY_MS } from '@labreach/contract/plans'
import type { Db } from './db/connection.ts'
import type { World } from './world.ts'

/** What an operator must be able to answer for later. `catalogue/import` writes `opted_out` by SQL of its own as well. */
export type JournalEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'plan_granted'
  | 'plan_paid'
  | 'trial_claimed'
  | 'opted_out'
  | 'opt_out_restored'

export type Entry = {
  event: JournalEvent
  /** Whom it is about: the id of an account, the Scholar id of a professor, or `unknown`. */
  subject: string
  /** Few words: no address, no name, nothing that was typed. */
  detail?: Record<string, string | null>
}

const KEPT_MS = 365 * DAY_MS

/** Adds an entry; in the transaction of what it tells, so that neither is there without the other. */
export async function writeDown(db: Db, { event, subject, detail = {} }: Entry, at: Date): Promise<void> {
  await db.insertInto('journal').values({ at, event, subject, detail }).execute()
}

/** Where a call came from, as it stands in the journal: the same address the same word, and no way back without the key. */
export const placeOf = ({ seals }: Pick<World, 'seals'>, address: string): string =>
  seals.sign('journal-address', address)

/** Forgets what is older than a year. */
export async function sweepJournal({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('journal')
    .where('at', '<', new Date(clock.now().getTime() - KEPT_MS))
    .execute()
}
