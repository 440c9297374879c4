import { mailConfirmation } from './account/email/mail-confirmation.ts'
import { revokeGrant } from './account/google/revoke-grant.ts'
import { mailReset } from './account/password/mail-reset.ts'
import { reconcilePlans } from './billing/reconcile-plans.ts'
import { embedProfessors } from './catalogue/embeddings/embed-professors.ts'
import type { Workers } from './services/jobs/jobs.ts'
import type { Work } from './work.ts'
import type { World } from './world.ts'

/** Which operation does which work. */
export function workersOf(world: World): Workers<Work> {
  return {
    password_reset: ({ email }) => mailReset(world, email),
    confirm_email: ({ student_id, email }) => mailConfirmation(world, student_id, email),
    revoke_google: ({ student_id, sealed }) => revokeGrant(world, student_id, Buffer.from(sealed, 'base64')),
    delete_files: async ({ files }) => {
      for (const key of files) await world.files.delete(key)
    },
    forget_customer: ({ customer_id }) => world.payments.deleteCustomer(customer_id),
    cancel_subscription: ({ subscription_id }) => world.payments.cancel(subscription_id),
    reconcile_plans: async (_, signal) => {
      await reconcilePlans(world, signal)
    },
    embed_professors: (_, signal) => embedProfessors(world, signal),
  }
}
