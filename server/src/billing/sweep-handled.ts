import { DAY_MS } from '@labreach/contract/plans'
import type { Services } from '../services.ts'
import { deleteHandledBefore } from './queries.ts'

/** Stripe repeats an event for three days; a month leaves room for what an operator sends again by hand. */
const HANDLED_MS = 30 * DAY_MS

/** Forgets which events were handled long ago. Handling one again would change nothing. */
export async function sweepHandled({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteHandledBefore(db, new Date(clock.now().getTime() - HANDLED_MS))
}
