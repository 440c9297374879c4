import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import type { SchoolAddress } from '@labreach/contract/school-address'
import { appendToAuditLog } from '../../audit-log.ts'
import { judgeSchoolDomain } from '../../catalogue/institutions/school-domain.ts'
import { getDomain, normalizeAddress } from '../../mail-address.ts'
import { createLimiter, type Use } from '../../rate-limits.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockStudent } from '../../students/lock-student.ts'
import { readAddress } from '../address.ts'
import { schoolAddressAtMailProvider, schoolUnknown } from '../errors.ts'
import { requireMail } from '../require-mail.ts'
import { findWaitingAddress, upsertSchoolLink } from './queries.ts'
import { readSchoolAddress } from './read-school-address.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'jobs' | 'encryption' | 'mailer'>

/** The links to one mailbox from all accounts, beside the first link of each account and day: nobody can use that up. */
const linksPerMailbox = { times: 5, withinMs: HOUR_MS }
const firstLink = { times: 1, withinMs: DAY_MS }

/**
 * Mails a link that confirms a school address, by a job. The response does not tell whether another account has the
 * address, or whether its mailbox had too many links from others: then nothing is mailed. Throws email_invalid,
 * school_address_refused and mail_failed.
 */
export async function requestSchoolAddress(
  services: Deps,
  { studentId, typed }: { studentId: string; typed: string },
): Promise<SchoolAddress> {
  const { db, clock, jobs } = services
  const address = readAddress(typed)
  const domain = getDomain(address)
  const judged = await judgeSchoolDomain(db, domain)
  if (judged === 'provider') throw schoolAddressAtMailProvider(domain)
  if (judged === 'unknown') throw schoolUnknown(domain)
  await requireMail(services)
  const isMailed = await countLink(services, studentId, normalizeAddress(address))
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockStudent(tx, studentId, now)
    // The link's own time begins with its mail, which is tried for a day.
    const expiresAt = new Date(now.getTime() + (isMailed ? DAY_MS : lifetimes.schoolLinkMs))
    // Without a mail, an earlier link to the same address goes on.
    if (isMailed || (await findWaitingAddress(tx, studentId, now)) !== address)
      await upsertSchoolLink(tx, studentId, address, expiresAt)
    if (isMailed) await jobs.add(tx, 'confirm_school', { student_id: studentId, address })
    await appendToAuditLog(tx, { event: 'school_address_asked', subject: studentId }, now)
  })
  return readSchoolAddress(services, studentId)
}

/** Counts a link to a mailbox. Returns false if it has reached the limit of links. */
async function countLink(services: Deps, studentId: string, mailbox: string): Promise<boolean> {
  const count = createLimiter(services)
  const isFirst = await hasRoom(count('confirm_school_first', `${studentId} ${mailbox}`, firstLink))
  return isFirst || (await hasRoom(count('confirm_school', mailbox, linksPerMailbox)))
}

async function hasRoom(use: Promise<Use>): Promise<boolean> {
  try {
    await use
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited') return false
    throw error
  }
}
