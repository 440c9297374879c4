import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import type { SchoolAddress } from '@labreach/contract/school-address'
import { appendToAuditLog } from '../../audit-log.ts'
import { judgeSchoolDomain } from '../../catalogue/institutions/school-domain.ts'
import { isOptedOutAddress } from '../../catalogue/opt-outs/opted-out-addresses.ts'
import { getDomain, normalizeAddress } from '../../mail-address.ts'
import { createLimiter } from '../../rate-limits.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockStudent } from '../../students/lock-student.ts'
import { readAddress } from '../address.ts'
import { schoolAddressAtMailProvider, schoolUnknown } from '../errors.ts'
import { requireMail } from '../require-mail.ts'
import { findWaitingAddress, upsertSchoolLink } from './queries.ts'
import { readSchoolAddress } from './read-school-address.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'jobs' | 'encryption' | 'mailer' | 'suppressionHasher'>

/**
 * The links to one mailbox from all accounts: three at once, and one more each eight hours. It may be anybody's, who never
 * signed up, so no account has a link of its own beside them: many accounts would fill the mailbox.
 */
const linksPerMailbox = { times: 3, withinMs: DAY_MS }

/** The links of one student, in all sessions: more than the route lets one have, so that a stolen one leaves some. */
const linksPerStudent = { times: 8, withinMs: HOUR_MS }

/**
 * Mails a link that confirms a school address, by a job. The response does not tell whether another account has the
 * address, whether its mailbox had too many links, or whether it belongs to a professor who has opted out: then nothing
 * is mailed. Throws email_invalid, school_address_refused, mail_failed and rate_limited.
 */
export async function requestSchoolAddress(
  services: Deps,
  { studentId, typed }: { studentId: string; typed: string },
): Promise<SchoolAddress> {
  const { db, clock, jobs, suppressionHasher } = services
  const address = readAddress(typed)
  const domain = getDomain(address)
  const judged = await judgeSchoolDomain(db, domain)
  if (judged === 'provider') throw schoolAddressAtMailProvider(domain)
  if (judged === 'unknown') throw schoolUnknown(domain)
  await requireMail(services)
  await createLimiter(services)('school_address', studentId, linksPerStudent)
  const isMailed = !(await isOptedOutAddress(db, suppressionHasher, address)) && (await countLink(services, address))
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
async function countLink(services: Deps, address: string): Promise<boolean> {
  try {
    await createLimiter(services)('confirm_school', normalizeAddress(address), linksPerMailbox)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited') return false
    throw error
  }
}
