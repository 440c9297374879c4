import type { Student } from '@labreach/contract/account'
import type { Customer } from '../billing/find-customer.ts'
import { quotaView } from '../quotas/views.ts'
import type { mailboxView } from '../mailbox/views.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { PlanInForce } from '../students/plan-in-force.ts'
import { profileView } from '../students/views.ts'
import type { AccountRow } from './select-account.ts'

/** What other rooms contain of a student. */
type Parts = {
  plan: PlanInForce
  quotas: Quotas
  resume: { url: string; name: string } | null
  referrals: number
  customer: Customer | null
  mailbox: ReturnType<typeof mailboxView>
}

/** The student in the form of the contract. */
export function studentView(
  row: AccountRow,
  { plan, quotas, resume, referrals, customer, mailbox }: Parts,
  now: Date,
): Student {
  const verifiedMailbox = row.mailbox_verified ? mailbox.google_email : null
  const typedAddress = row.username.includes('@') && !row.username_is_foreign_address ? row.username : null
  return {
    id: row.id,
    username: row.username,
    email: verifiedMailbox ?? row.email ?? mailbox.google_email ?? typedAddress,
    email_verified: verifiedMailbox !== null || row.email_verified_at !== null,
    pending_email: row.pending_until && row.pending_until > now ? row.pending_email : null,
    ...profileView(row),
    resume: resume && resume.url,
    resume_name: resume && resume.name,
    subscription: plan.code,
    subscription_is_paid: plan.isPaid,
    subscription_ends: findPlanEnd(row, plan, customer)?.toISOString() ?? null,
    past_due_until: customer?.pastDueUntil?.toISOString() ?? null,
    has_customer_portal: customer !== null,
    ...mailbox,
    google_user: row.password_hash === null,
    has_passkey: row.has_passkey,
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

/** When a paid plan that does not renew, or a granted one, ends. */
function findPlanEnd(row: AccountRow, plan: PlanInForce, customer: Customer | null): Date | null {
  if (plan.onTrial || !plan.canEnd) return null
  if (!plan.isPaid) return row.granted_until
  return customer?.renews === false ? row.paid_until : null
}
