import type { AccountChange } from '../../account-change.ts'
import type { Mail } from '../../services/mail/mail.ts'
import { describeAccount } from './describe-account.ts'
import { composeMail } from '../../mail-letterhead.ts'
import type { JobData } from '../../work.ts'

type Notice = JobData['account_notice'] & { publicUrl: string; supportEmail: string }

const subjects: Record<AccountChange, string> = {
  password_changed: 'Your password was changed',
  password_reset: 'Your password was reset',
  address_changed: 'The address of your account was changed',
  google_linked: 'A Google account was connected',
  google_unlinked: 'A Google account was disconnected',
  microsoft_linked: 'A Microsoft mailbox was connected',
  microsoft_unlinked: 'A Microsoft mailbox was disconnected',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
  second_factor_on: 'Two-step sign-in was turned on',
  second_factor_off: 'Two-step sign-in was turned off',
  recovery_codes_renewed: 'New recovery codes were made',
  recovery_code_used: 'A recovery code was used',
  token_created: 'An assistant was given access to your account',
  account_deleted: 'Your account was deleted',
}

/** The notice to a verified address: what was changed, when, and what to do if its owner did not do it. */
export function composeNoticeMail({
  to,
  change,
  username,
  at,
  address,
  passkeys = 0,
  publicUrl,
  supportEmail,
}: Notice): Promise<Mail> {
  const account = describeAccount(username, to)
  const leads: Record<AccountChange, string> = {
    password_changed: `The password of ${account} was changed.`,
    password_reset: `The password of ${account} was reset with a link from an email.`,
    address_changed: `The address of ${account} is now ${address}.`,
    google_linked: `The Google account ${address} was connected to ${account}. It can be used to sign in, and letters are sent from it.`,
    google_unlinked: `The Google account ${address} is no longer connected to ${account}.`,
    microsoft_linked: `The Microsoft mailbox ${address} was connected to ${account}. Letters are sent from it.`,
    microsoft_unlinked: `The Microsoft mailbox ${address} is no longer connected to ${account}.`,
    passkey_added: `A passkey was added to ${account}. It can be used to sign in without the password.`,
    passkey_removed: `A passkey of ${account} was removed. It can no longer be used to sign in.`,
    second_factor_on: `Two-step sign-in of ${account} was turned on. A sign-in now asks for a code. For the first seven days, resetting the password by email turns it off; after that it does not.`,
    second_factor_off: `Two-step sign-in of ${account} was turned off. A sign-in no longer asks for a code.`,
    recovery_codes_renewed: `New recovery codes of ${account} were made. The old ones no longer work.`,
    recovery_code_used: `A recovery code of ${account} was used in place of a code of the authenticator app.`,
    token_created: `A token was created that lets an assistant use ${account}. It cannot send letters or unlock professors.`,
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
      ...(passkeys > 0 ? [describePasskeys(passkeys)] : []),
      isDeleted
        ? `If this was not you: ${support}. A deleted account cannot be brought back, but we can look into what happened.`
        : `If this was not you: reset your password. That ends every session on all devices.${change === 'passkey_added' ? ' Then remove the passkey in your profile.' : ''} If the link does not reach you, ${support}.`,
    ],
    ...(!isDeleted && { button: { label: 'Reset your password', url: `${publicUrl}/forgot-password` } }),
    footer: 'You got this email because this is a confirmed address of that account. Such emails cannot be turned off.',
  })
}

const describePasskeys = (count: number): string =>
  `${count === 1 ? 'A passkey' : `${count} passkeys`} can still sign in without the password. Your profile lists ` +
  `${count === 1 ? 'it' : 'them'}: remove what is not yours.`
