import { HOUR_MS, session } from '@labreach/contract/plans'
import { appendToAuditLog, networkKey } from '../../audit-log.ts'
import { normalizeAddress } from '../../mail-address.ts'
import { createLimiter } from '../../rate-limits.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { readAddress } from '../address.ts'
import { requireMail } from '../require-mail.ts'
import { upsertEmailChange } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'jobs' | 'encryption'>
type Asked = { studentId: string; email: string; from: string }

/** Links to one mailbox, whichever accounts ask for them and whether or not these are still there. */
const linksPerMailbox = { times: 5, withinMs: HOUR_MS }

/**
 * Has a confirmation link mailed to an address; until it is followed nothing changes. Throws email_invalid, mail_failed
 * and rate_limited.
 */
export async function requestEmailChange(services: Deps & Pick<Services, 'mailer'>, { studentId, email, from }: Asked) {
  const address = readAddress(email)
  await requireMail(services)
  await askToConfirm(services, { studentId, email: address, from })
}

/** As above for the username of a new account; no link is mailed where its mailbox has had enough of them. */
export async function requestUsernameConfirmation(services: Deps, asked: Asked): Promise<void> {
  await askToConfirm(services, asked).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'rate_limited')) throw error
  })
}

/** Keeps which address waits for its link, and that the mail with the link is due. */
async function askToConfirm(services: Deps, { studentId, email, from }: Asked): Promise<void> {
  const { db, clock, jobs } = services
  await createLimiter(services)('confirm_email', normalizeAddress(email), linksPerMailbox)
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    await upsertEmailChange(tx, studentId, email, new Date(now.getTime() + session.emailTokenMs))
    await jobs.add(tx, 'confirm_email', { student_id: studentId, email })
    const detail = { from: networkKey(services, from) }
    await appendToAuditLog(tx, { event: 'address_change_asked', subject: studentId, detail }, now)
  })
}
