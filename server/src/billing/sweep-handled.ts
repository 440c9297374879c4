import { DAY_MS } from '@labreach/contract/plans'
import type { Services } from '../services.ts'
import { deleteHandledBefore } from './queries.ts'

/** Stripe repeats an event for three days. After a month an operator is unlikely to resend one. */
const HANDLED_MS = 30 * DAY_MS

/** Deletes the keys of events handled more than a month ago. Handling one again would change nothing. */
export async function sweepHandled({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteHandledBefore(db, new Date(clock.now().getTime() - HANDLED_MS))
}
