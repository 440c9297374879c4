import type { Student } from '@labreach/contract/account'
import { findCustomer } from '../billing/find-customer.ts'
import type { Db } from '../db/connection.ts'
import { mailboxView } from '../mailbox/views.ts'
import { readQuotas } from '../quotas/quotas.ts'
import { sessionEnded } from '../refusal.ts'
import { createResumeUrl } from '../resume/resume-url.ts'
import { studentResume } from '../resume/student-resume.ts'
import type { Services } from '../services.ts'
import { findPlanInForce } from '../students/plan-in-force.ts'
import { countReferrals } from './referrals/referrals.ts'
import { selectAccount } from './select-account.ts'
import { studentView } from './views.ts'

/** The signed-in student as the calls return it. Throws session_ended when the account is gone. */
export async function getMe(
  db: Db,
  services: Pick<Services, 'clock' | 'encryption' | 'config' | 'mailboxes'>,
  studentId: string,
): Promise<Student> {
  const now = services.clock.now()
  const row = await selectAccount(db, studentId)
  if (!row) throw sessionEnded()
  const plan = findPlanInForce(row, now)
  const [quotas, resume, referrals, customer] = await Promise.all([
    readQuotas(db, studentId, plan, now),
    studentResume(db, studentId),
    countReferrals(db, studentId),
    findCustomer(db, studentId),
  ])
  const file = resume && { url: createResumeUrl(services, resume.fileId), name: resume.fileName }
  const mailbox = mailboxView(row, services.mailboxes, resume?.byteSize ?? 0)
  return studentView(row, { plan, quotas, resume: file, referrals, customer, mailbox }, now)
}
