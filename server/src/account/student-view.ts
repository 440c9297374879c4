import type { Student } from '@labreach/contract/account'
import { findCustomer } from '../billing/find-customer.ts'
import type { Db } from '../db/connection.ts'
import { planInForce } from '../students/plan-in-force.ts'
import { quotaView } from '../quotas/quota-view.ts'
import { standing } from '../quotas/quotas.ts'
import { sessionEnded } from '../refusal.ts'
import { resumeUrl } from '../resume/resume-url.ts'
import { studentResume } from '../resume/student-resume.ts'
import type { Services } from '../services.ts'
import { countReferrals } from './referrals/referrals.ts'
import { selectStudent } from './queries.ts'

/** The signed-in student as the calls return it. Throws session_ended when the account is gone. */
export async function studentView(
  db: Db,
  services: Pick<Services, 'clock' | 'encryption' | 'config'>,
  studentId: string,
): Promise<Student> {
  const now = services.clock.now()
  const row = await selectStudent(db, studentId)
  if (!row) throw sessionEnded()
  const plan = planInForce(row, now)
  const [quotas, resume, referrals, customer] = await Promise.all([
    standing(db, studentId, plan, now),
    studentResume(db, studentId),
    countReferrals(db, studentId),
    findCustomer(db, studentId),
  ])
  const verifiedMailbox = row.mailbox_verified ? row.mailbox_address : null
  const typedAddress = row.username.includes('@') && !row.username_is_foreign_address ? row.username : null
  return {
    id: row.id,
    username: row.username,
    email: verifiedMailbox ?? row.email ?? row.mailbox_address ?? typedAddress,
    email_verified: verifiedMailbox !== null || row.email_verified_at !== null,
    pending_email: row.pending_until && row.pending_until > now ? row.pending_email : null,
    first_name: row.first_name,
    last_name: row.last_name,
    school: row.school,
    major: row.major,
    academic_level: row.academic_level as Student['academic_level'],
    gpa: row.gpa,
    preferred_duration: row.preferred_duration as Student['preferred_duration'],
    internship_type: row.internship_type,
    skills: row.skills,
    availability: row.availability,
    resume: resume && resumeUrl(services, resume.fileId),
    resume_name: resume && resume.fileName,
    key_interests: row.key_interests,
    additional_interests: row.additional_interests,
    subscription: plan.code,
    subscription_ends:
      (customer?.renews === false && row.paid_until && row.paid_until > now && row.paid_until.toISOString()) || null,
    past_due_until: customer?.pastDueUntil?.toISOString() ?? null,
    has_customer_portal: customer !== null,
    is_google_authenticated: row.mailbox_address !== null && row.mailbox_expired_at === null,
    google_user: row.password_hash === null,
    google_email: row.mailbox_address,
    current_free_trial: plan.onTrial,
    trial_ends: row.trial_ends && row.trial_ends.toISOString(),
    free_trial_awarded: row.trial_ends !== null,
    number_of_referrals: referrals,
    number_of_professors_shown_week: quotas.unlocksWeek.used,
    max_professors_per_week: quotas.unlocksWeek.limit,
    quotas: {
      unlocks_week: quotaView(quotas.unlocksWeek),
      unlocks_total: quotaView(quotas.unlocksTotal),
      emails_day: quotaView(quotas.emailsDay),
      ai_day: quotaView(quotas.aiDay),
    },
  }
}
