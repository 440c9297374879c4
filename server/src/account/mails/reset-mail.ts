import type { Mail } from '../../services/mail/mail.ts'
import { describeAccount } from './describe-account.ts'
import { composeMail } from '../../mail-letterhead.ts'

const footer =
  'You got this email because someone entered your address on the password page of Labreach. If that was not you, ' +
  'there is nothing to do: nothing has been changed.'

/** The mail with the link to set a new password. */
export function composeResetMail({ to, username, url }: { to: string; username: string; url: string }): Promise<Mail> {
  return composeMail({
    to,
    subject: 'Set a new password',
    lead: `Here is the link to set a new password for ${describeAccount(username, to)}.`,
    paragraphs: ['It works once, for the next 30 minutes. A new password ends all sessions on all devices.'],
    button: { label: 'Set a new password', url },
    footer,
  })
}

/** The mail to a student who has no reset (password/can-reset.ts), instead of a link. */
export function composeNoPasswordMail({ to, loginUrl }: { to: string; loginUrl: string }): Promise<Mail> {
  return composeMail({
    to,
    subject: 'You sign in with Google',
    lead: 'Your Labreach account has no password: you sign in with your Google account.',
    paragraphs: [
      'Choose “Sign in with Google” on the login page.',
      'To set a password, first confirm another address in your profile. Then enter that one on the password page.',
    ],
    button: { label: 'Go to the login page', url: loginUrl },
    footer,
  })
}
