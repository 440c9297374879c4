/** Every kind of work that is done after the answer, and what it is told. Each may run more than once. */
export type Work = {
  password_reset: { email: string }
  confirm_email: { student_id: string; email: string }
  /** `sealed`: the tokens as they lay in the database, base64. */
  revoke_google: { student_id: string; sealed: string }
  delete_files: { files: string[] }
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
  'revoke_google',
  'delete_files',
  'forget_customer',
  'cancel_subscription',
  'reconcile_plans',
  'embed_professors',
] as const

export const lengthyWork = ['reconcile_plans', 'embed_professors'] as const
