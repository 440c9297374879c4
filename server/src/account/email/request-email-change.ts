import * as calls from '@labreach/contract/account'
import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { appendToAuditLog, hashNetwork } from '../../audit-log.ts'
import type { Db } from '../../db/connection.ts'
import { normalizeAddress } from '../../mail-address.ts'
import { createLimiter } from '../../rate-limits.ts'
import { Refusal, sessionEnded } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockCredentials } from '../../students/credentials.ts'
import { readAddress } from '../address.ts'
import { requireProof } from '../proof/require-proof.ts'
import { requireMail } from '../require-mail.ts'
import { isActive } from '../sessions.ts'
import { upsertEmailChange } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'jobs' | 'encryption'>
type Session = { studentId: string; sessionId: string }
type Input = { studentId: string; email: string; from: string }

/** Counts the links to one mailbox from all accounts, deleted ones included: five at once, and five a day. */
const linksPerMailbox = { times: 5, withinMs: DAY_MS }

/**
 * Counts the links to one mailbox from one account: three at once, and one more each eight hours. It is so much lower that
 * one account alone never uses up the links of a mailbox, and an account still has a valid link: one is valid for a day.
 */
const linksPerMailboxAndStudent = { times: 3, withinMs: DAY_MS }

/** Counts the links that a student asks for, to any mailbox, in all sessions: each sign-in gives another one. */
const linksPerStudent = { times: 5, withinMs: HOUR_MS }

/**
 * Mails a confirmation link to an address, by a job. The account changes only when the link is followed. Throws
 * email_invalid, mail_failed, rate_limited, proof_needed and session_ended.
 */
export async function requestEmailChange(
  services: Deps & Pick<Services, 'mailer'>,
  { session, email, from }: { session: Session; email: string; from: string },
) {
  const { studentId } = session
  await requireProof(services, calls.requestEmailChange, session)
  const address = readAddress(email)
  await requireMail(services)
  // After the proof, without which a stolen session would use up the owner's.
  await createLimiter(services)('email_change', studentId, linksPerStudent)
  await queueConfirmation(services, { studentId, email: address, from }, async (tx) => {
    // A new password may have ended the session meanwhile; the link would outlive it.
    if (!(await lockCredentials(tx, studentId)) || !(await isActive(tx, session))) throw sessionEnded()
    await requireProof({ ...services, db: tx }, calls.requestEmailChange, session)
  })
}

/** The same for the username of a new account. Does nothing if the mailbox has reached the limit of links. */
export async function requestUsernameConfirmation(services: Deps, input: Input): Promise<void> {
  await queueConfirmation(services, input).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'rate_limited')) throw error
  })
}

/** Stores the pending address, queues the mail with the link, and appends to the audit log, after `check`. */
async function queueConfirmation(
  services: Deps,
  { studentId, email, from }: Input,
  check?: (tx: Db) => Promise<void>,
): Promise<void> {
  const { db, clock, jobs } = services
  const limiter = createLimiter(services)
  const mailbox = normalizeAddress(email)
  await limiter('confirm_email_of', `${studentId} ${mailbox}`, linksPerMailboxAndStudent)
  await limiter('confirm_email', mailbox, linksPerMailbox)
  await db.transaction().execute(async (tx) => {
    await check?.(tx)
    const now = clock.now()
    await upsertEmailChange(tx, studentId, email, new Date(now.getTime() + lifetimes.confirmationLinkMs))
    await jobs.add(tx, 'confirm_email', { student_id: studentId, email })
    const detail = { from: hashNetwork(services, from) }
    await appendToAuditLog(tx, { event: 'address_change_asked', subject: studentId, detail }, now)
  })
}
