import type { AccountChange } from './account-change.ts'

/** The kinds of jobs with their data. A job may run more than once. */
export type JobData = {
  password_reset: { email: string }
  confirm_email: { student_id: string; email: string }
  /** Mails the link that confirms a school address. */
  confirm_school: { student_id: string; address: string }
  /** Mails one address about a change of the account; `at` in ISO 8601. */
  account_notice: {
    to: string
    change: AccountChange
    username: string
    at: string
    address: string | null
    /** How many passkeys still sign in; absent in jobs of older versions. */
    passkeys?: number
  }
  /**
   * Revokes access to a mailbox. `sealed`: the access in base64, encrypted for `student_id`, which is '' if no student
   * got it. `google_sub`: the account, at any provider; nothing is revoked while a student has it connected.
   */
  revoke_google: { student_id: string; sealed: string; google_sub?: string }
  delete_files: { files: string[] }
  /** Mails a professor that the public form removed them. */
  opt_out_mail: { professor_id: number }
  /** Asks a student by mail whether a letter in a queue shall still leave. */
  confirm_place: { student_id: string; letter_id: number }
  /** Mails a professor that the link of a letter or their page removed them, with an undo link. */
  removal_mail: { professor_id: number }
  /** Mails the link to a professor's page, if the professor is known: by any id, or by the link of a letter. */
  page_link: { scholar_id: string } | { letter: number; signature: string }
  /**
   * Mails a professor about a change on their page, with an undo link unless it is `final`. Without `to` it adds a job for
   * each address.
   */
  page_change_mail: { change_id: number; final?: boolean; to?: string }
  /**
   * Mails the link that confirms a new address of a professor to the old or to the new one. Without `side` it adds a job
   * for each.
   */
  page_address_mail: { scholar_id: string; email: string; side?: 'old' | 'new' }
  /** Mails the link that confirms a report of a letter. */
  report_mail: { student_id: string; letter: number }
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
  'confirm_school',
  'account_notice',
  'revoke_google',
  'delete_files',
  'opt_out_mail',
  'confirm_place',
  'removal_mail',
  'page_link',
  'page_change_mail',
  'page_address_mail',
  'report_mail',
  'append_suppressions',
  'forget_customer',
  'cancel_subscription',
  'reconcile_plans',
  'embed_professors',
  'refresh_homepages',
] as const

/** Retried until it succeeds: after an account is deleted, nothing else names its customer, who would be charged for good. */
export const unlimitedWork = ['forget_customer'] as const

export const lengthyWork = ['reconcile_plans', 'embed_professors', 'refresh_homepages'] as const

/**
 * Whether a waiting job of a backup is added again by a restore. Of those that mail somebody the mail has been sent since,
 * unless the backup is of an outage of the mail server; the others can be repeated, or the server queues them itself.
 */
export const isRestored: Readonly<Record<keyof JobData, boolean>> = {
  password_reset: false,
  confirm_email: false,
  confirm_school: false,
  account_notice: false,
  revoke_google: true,
  delete_files: true,
  opt_out_mail: false,
  confirm_place: false,
  removal_mail: false,
  page_link: false,
  page_change_mail: false,
  page_address_mail: false,
  report_mail: false,
  append_suppressions: true,
  forget_customer: true,
  cancel_subscription: true,
  reconcile_plans: false,
  embed_professors: false,
  refresh_homepages: false,
}
