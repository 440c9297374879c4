import type { AccountChange } from './account-change.ts'

/** The kinds of jobs with their data. A job may run more than once. */
export type Work = {
  password_reset: { email: string }
  confirm_email: { student_id: string; email: string }
  /** Mails one address about a change of the account; `at` in ISO 8601. */
  account_notice: { to: string; change: AccountChange; username: string; at: string; address: string | null }
  /**
   * Revokes access to a mailbox. `sealed`: the access in base64, encrypted for `student_id`, which is '' if no student
   * got it. `google_sub`: the account, at any provider; nothing is revoked while a student has it connected.
   */
  revoke_google: { student_id: string; sealed: string; google_sub?: string }
  delete_files: { files: string[] }
  /** Mails a professor that the public form removed them. */
  opt_out_mail: { professor_id: number }
  /** Appends the queued lines to the file outside the database. */
  append_suppressions: Record<string, never>
  /** Deletes the customer of a deleted account, which cancels its subscriptions. */
  forget_customer: { customer_id: string }
  cancel_subscription: { subscription_id: string }
  /** Lengthy: queries the payment provider for every customer. */
  reconcile_plans: Record<string, never>
  /** Lengthy: processes the whole catalogue. */
  embed_professors: Record<string, never>
  /** Lengthy: reads homepages, one page of a host in ten seconds. */
  refresh_homepages: Record<string, never>
}

export const workNames = [
  'password_reset',
  'confirm_email',
  'account_notice',
  'revoke_google',
  'delete_files',
  'opt_out_mail',
  'append_suppressions',
  'forget_customer',
  'cancel_subscription',
  'reconcile_plans',
  'embed_professors',
  'refresh_homepages',
] as const

export const lengthyWork = ['reconcile_plans', 'embed_professors', 'refresh_homepages'] as const
