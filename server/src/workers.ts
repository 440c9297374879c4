import { mailConfirmation } from './account/email/mail-confirmation.ts'
import { mailNotice } from './account/notices/mail-notice.ts'
import { mailSchoolLink } from './account/school/mail-school-link.ts'
import { mailReset } from './account/password/mail-reset.ts'
import { reconcilePlans } from './billing/reconcile-plans.ts'
import { embedProfessors } from './catalogue/embeddings/embed-professors.ts'
import { refreshTonight } from './catalogue/facts/refresh/schedule-refresh.ts'
import { revokeUnlessInUse } from './mailbox/revoke-access.ts'
import { mailPlace } from './outreach/held/mail-place.ts'
import { mailAddressChange } from './professor-page/mail-address-change.ts'
import { mailChange } from './professor-page/mail-change.ts'
import { mailPageLink } from './professor-page/mail-page-link.ts'
import { mailRemoval } from './professor-page/mail-removal.ts'
import { mailReport } from './professor-page/mail-report.ts'
import { mailOptOut } from './professors/opt-out/mail-opt-out.ts'
import type { Workers } from './services/jobs/jobs.ts'
import { appendSuppressions } from './suppression-file.ts'
import type { JobData } from './work.ts'
import type { Services } from './services.ts'

/** Maps each kind of job to its operation. */
export function createWorkers(services: Services): Workers<JobData> {
  return {
    password_reset: ({ email }) => mailReset(services, email),
    confirm_email: ({ student_id, email }) => mailConfirmation(services, student_id, email),
    confirm_school: ({ student_id, address }) => mailSchoolLink(services, { studentId: student_id, address }),
    account_notice: (notice) => mailNotice(services, notice),
    revoke_google: (job) => revokeUnlessInUse(services, job),
    delete_files: async ({ files }) => {
      for (const key of files) await services.files.delete(key)
    },
    opt_out_mail: ({ professor_id }) => mailOptOut(services, professor_id),
    confirm_place: ({ student_id, letter_id }) => mailPlace(services, { studentId: student_id, id: letter_id }),
    removal_mail: ({ professor_id }) => mailRemoval(services, professor_id),
    page_link: (job) => mailPageLink(services, job),
    page_change_mail: (job) => mailChange(services, job),
    page_address_mail: (job) => mailAddressChange(services, job),
    report_mail: ({ student_id, letter }) => mailReport(services, student_id, letter),
    append_suppressions: () => appendSuppressions(services),
    forget_customer: ({ customer_id }) => services.payments.deleteCustomer(customer_id),
    cancel_subscription: ({ subscription_id }) => services.payments.cancel(subscription_id),
    reconcile_plans: async (_, signal) => {
      await reconcilePlans(services, signal)
    },
    embed_professors: (_, signal) => embedProfessors(services, signal),
    refresh_homepages: (_, signal) => refreshTonight(services, signal),
  }
}
