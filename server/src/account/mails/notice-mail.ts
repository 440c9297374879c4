import type { AccountChange } from '../../account-change.ts'
import type { Mail } from '../../services/mail/mail.ts'
import { describeAccount } from './describe-account.ts'
import { composeMail } from '../../mail-letterhead.ts'

type Notice = {
  to: string
  change: AccountChange
  username: string
  at: string
  address: string | null
  publicUrl: string
  supportEmail: string
}

const subjects: Record<AccountChange, string> = {
  password_changed: 'Your password was changed',
  password_reset: 'Your password was reset',
  address_changed: 'The address of your account was changed',
  google_linked: 'A Google account was connected',
  google_unlinked: 'A Google account was disconnected',
  account_deleted: 'Your account was deleted',
}

/** The notice to a verified address: what was changed, when, and what to do if its owner did not do it. */
export function composeNoticeMail({
  to,
  change,
  username,
  at,
  address,
  publicUrl,
  supportEmail,
}: Notice): Promise<Mail> {
  const account = describeAccount(username, to)
  const leads: Record<AccountChange, string> = {
    password_changed: `The password of ${account} was changed.`,
    password_reset: `The password of ${account} was reset with a link from a mail.`,
    address_changed: `The address of ${account} is now ${address}.`,
    google_linked: `The Google account ${address} was connected to ${account}. It can sign in and letters are sent from it.`,
    google_unlinked: `The Google account ${address} is no longer connected to ${account}.`,
    account_deleted: `${account.replace('your', 'Your')} was deleted, with everything that belonged to it.`,
  }
  const when = new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const support = `write to ${supportEmail}`
  const isDeleted = change === 'account_deleted'
  return composeMail({
    to,
    subject: subjects[change],
    lead: leads[change],
    paragraphs: [
      `This was on ${when} (UTC). If it was you, there is nothing to do.`,
      isDeleted
        ? `If this was not you: ${support}. A deleted account cannot be brought back, but we can look into what happened.`
        : `If this was not you: reset your password. That ends every session on all devices. If the link does not reach you, ${support}.`,
    ],
    ...(!isDeleted && { button: { label: 'Reset your password', url: `${publicUrl}/forgot-password` } }),
    footer: 'You get this mail because this is a confirmed address of that account. Such mails cannot be turned off.',
  })
}
