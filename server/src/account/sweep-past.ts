import type { Services } from '../services.ts'
import { deletePastEmailChanges } from './email/queries.ts'
import { deletePastResets } from './password/queries.ts'
import { deletePastSessions } from './sessions.ts'

/** Forgets links of mails that are past their time, and sessions that ended more than a day ago. */
export async function sweepPast({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deletePastResets(db, now)
  await deletePastEmailChanges(db, now)
  await deletePastSessions(db, now)
}
