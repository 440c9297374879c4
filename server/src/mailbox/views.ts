import type { Student } from '@labreach/contract/account'
import { findProviderName } from './provider-name.ts'
import type { Grant } from './grants.ts'
import type { MailboxProviders } from './mailbox.ts'

type Row = {
  mailbox_account_id: string | null
  mailbox_address: string | null
  mailbox_expired_at: Date | null
}

/**
 * The mailbox of a student in the form of the contract, whose specified fields are about Google alone. A mailbox of a
 * provider that this deployment does not have is none.
 */
export function mailboxView(
  row: Row,
  mailboxes: MailboxProviders,
  resumeBytes: number,
): Pick<Student, 'is_google_authenticated' | 'google_email' | 'mailbox'> {
  const { mailbox_account_id: accountId, mailbox_address: address } = row
  const isExpired = row.mailbox_expired_at !== null
  const provider = accountId === null ? null : findProviderName(accountId)
  if (provider === 'google') return { is_google_authenticated: address !== null && !isExpired, google_email: address }
  const none = { is_google_authenticated: false, google_email: null }
  if (provider === null || address === null || !Object.hasOwn(mailboxes, provider)) return none
  const isTooLarge = resumeBytes > (mailboxes[provider]?.largestResume ?? Infinity)
  const mailbox = { provider, address, is_expired: isExpired, ...(isTooLarge && { resume_too_large: true }) }
  return { ...none, mailbox }
}

/** A connected mailbox in the download of an account. */
export function exportMailbox(grant: Grant | undefined) {
  const isGoogle = grant && findProviderName(grant.accountId) === 'google'
  return {
    google_email: isGoogle ? grant.address : null,
    google_connected_at: isGoogle ? grant.connectedAt : null,
    ...(grant && !isGoogle && { mailbox_email: grant.address, mailbox_connected_at: grant.connectedAt }),
  }
}
