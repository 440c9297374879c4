import { sweepMentorLinks } from './students/mentor-links.ts'
import { sweepAiSentences } from './students/ai-sentences.ts'
import { fillUsernameKeys } from './students/fill-username-keys.ts'
import { sweepExpiredAccess } from './account/sweep-expired-access.ts'
import { sweepHandled } from './billing/sweep-handled.ts'
import { deletePastUses } from './quotas/store-uses.ts'
import { deletePastContacts } from './outreach/recipient/past-contacts.ts'
import { sweepLostLetters } from './outreach/sweep-lost.ts'
import { eraseDue } from './privacy/erasure/erase-due.ts'
import { deletePastHosts } from './catalogue/facts/refresh/hosts.ts'
import { sweepOptOutTokens } from './catalogue/opt-outs/opt-out-tokens.ts'
import { storeMissingSuppressions } from './catalogue/opt-outs/store-suppressions.ts'
import { sweepNameSearches } from './professors/browse/spend-name-search.ts'
import { sweepPages } from './professor-page/sweep-pages.ts'
import { sweepWishes } from './catalogue/wishes/wish-records.ts'
import { sweepAuditLog } from './audit-log.ts'
import { sweepLimits } from './rate-limits.ts'
import { sweepExpiredResumes } from './resume/sweep-expired.ts'
import { appendSuppressions } from './suppression-file.ts'
import type { Services } from './services.ts'

/** Periodic work, run once a minute in every process. All of it is idempotent. */
export async function sweepAll(services: Services): Promise<void> {
  await Promise.all([
    sweepLostLetters(services),
    sweepExpiredResumes(services),
    sweepExpiredAccess(services),
    fillUsernameKeys(services),
    sweepLimits(services),
    deletePastContacts(services.db, services.clock.now()),
    deletePastUses(services.db, services.clock.now()),
    sweepHandled(services),
    sweepAuditLog(services),
    sweepNameSearches(services),
    deletePastHosts(services.db, services.clock.now()),
    sweepOptOuts(services),
    sweepPages(services),
    sweepAiSentences(services.db, services.clock.now()),
    sweepMentorLinks(services.db, services.clock.now()),
    sweepWishes(services.db, services.clock.now()),
    services.jobs.catchUp(),
  ])
}

/** The order matters: an erasure requires the stored hashes, and both queue lines for the file. */
async function sweepOptOuts(services: Services): Promise<void> {
  await storeMissingSuppressions(services)
  await eraseDue(services)
  await sweepOptOutTokens(services.db, services.clock.now())
  await appendSuppressions(services)
}
