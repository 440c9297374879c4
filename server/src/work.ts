import type { AccountChange } from './account-change.ts'

/** Every kind of work that is done after the answer, and what it is told. Each may run more than once. */
export type Work = {
  password_reset: { email: string }
  confirm_email: { student_id: string; email: string }
  /** Tells one address about a change of the account; `at` in ISO 8601. */
  account_notice: { to: string; change: AccountChange; username: string; at: string; address: string | null }
  /**
   * Revokes access to a mailbox. `sealed`: the access in base64, encrypted for `student_id`, which is '' if no student got
   * it. `google_sub`: the account, at any provider; nothing is revoked while a student has it connected.
   */
  revoke_google: { student_id: string; sealed: string; google_sub?: string }
  delete_files: { files: string[] }
  /** Tells a professor that the public form removed them. */
  opt_out_mail: { professor_id: number }
  /** Appends what waits to the file outside the database. */
  append_suppressions: Record<string, never>
  /** Ends what somebody who has left pays for. */
  forget_customer: { customer_id: string }
  cancel_subscription: { subscription_id: string }
  /** Lengthy: asks the payment provider about every customer. */
  reconcile_plans: Record<string, never>
  /** Lengthy: walks through the whole catalogue. */
  embed_professors: Record<string, never>
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
] as const

export const lengthyWork = ['reconcile_plans', 'embed_professors'] as const
