import { sweepPast } from './account/sweep-past.ts'
import { sweepHandled } from './billing/sweep-handled.ts'
import { deletePastContacts } from './outreach/keep-contacts.ts'
import { sweepLostLetters } from './outreach/sweep-lost.ts'
import { sweepJournal } from './journal.ts'
import { sweepLimits } from './rate-limits.ts'
import { sweepExpiredResumes } from './resume/sweep-expired.ts'
import type { World } from './world.ts'

/** What time alone makes due, once a minute in every process: nothing here minds being done twice. */
export async function sweepAll(world: World): Promise<void> {
  await Promise.all([
    sweepLostLetters(world),
    sweepExpiredResumes(world),
    sweepPast(world),
    sweepLimits(world),
    deletePastContacts(world.db, world.clock.now()),
    sweepHandled(world),
    sweepJournal(world),
    world.jobs.catchUp(),
  ])
}
