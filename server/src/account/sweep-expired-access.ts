import type { Services } from '../services.ts'
import { HOUR_MS } from '@labreach/contract/plans'
import { deleteExpiredBrowserProofs } from './browser-proofs.ts'
import { deleteExpiredEmailChanges } from './email/queries.ts'
import { deleteExpiredResets } from './password/queries.ts'
import { deleteExpiredChallenges } from './passkeys/challenges.ts'
import { deleteExpiredSchoolLinks } from './school/queries.ts'
import { deleteUnconfirmedFactors } from './second-factor/queries.ts'
import { deleteEndedSessions } from './sessions.ts'

/** Deletes expired links of mails, and sessions that ended more than a day ago. */
export async function sweepExpiredAccess({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteExpiredResets(db, now)
  await deleteExpiredEmailChanges(db, now)
  await deleteExpiredSchoolLinks(db, now)
  await deleteExpiredChallenges(db, now)
  await deleteExpiredBrowserProofs(db, now)
  await deleteUnconfirmedFactors(db, new Date(now.getTime() - HOUR_MS))
  await deleteEndedSessions(db, now)
}
