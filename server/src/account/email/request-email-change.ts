import { lifetimes } from '@labreach/contract/lifetimes'
import { HOUR_MS } from '@labreach/contract/plans'
import { appendToAuditLog, hashNetwork } from '../../audit-log.ts'
import { normalizeAddress } from '../../mail-address.ts'
import { createLimiter } from '../../rate-limits.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { readAddress } from '../address.ts'
import { requireMail } from '../require-mail.ts'
import { upsertEmailChange } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'jobs' | 'encryption'>
type Input = { studentId: string; email: string; from: string }

/** Counts the links to one mailbox from all accounts, deleted ones included. */
const linksPerMailbox = { times: 5, withinMs: HOUR_MS }

/**
 * Mails a confirmation link to an address, by a job. The account changes only when the link is followed. Throws
 * email_invalid, mail_failed and rate_limited.
 */
export async function requestEmailChange(services: Deps & Pick<Services, 'mailer'>, { studentId, email, from }: Input) {
  const address = readAddress(email)
  await requireMail(services)
  await queueConfirmation(services, { studentId, email: address, from })
}

/** The same for the username of a new account. Does nothing if the mailbox has reached the limit of links. */
export async function requestUsernameConfirmation(services: Deps, input: Input): Promise<void> {
  await queueConfirmation(services, input).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'rate_limited')) throw error
  })
}

/** Stores the pending address, queues the mail with the link, and appends to the audit log. */
async function queueConfirmation(services: Deps, { studentId, email, from }: Input): Promise<void> {
  const { db, clock, jobs } = services
  await createLimiter(services)('confirm_email', normalizeAddress(email), linksPerMailbox)
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    await upsertEmailChange(tx, studentId, email, new Date(now.getTime() + lifetimes.confirmationLinkMs))
    await jobs.add(tx, 'confirm_email', { student_id: studentId, email })
    const detail = { from: hashNetwork(services, from) }
    await appendToAuditLog(tx, { event: 'address_change_asked', subject: studentId, detail }, now)
  })
}
