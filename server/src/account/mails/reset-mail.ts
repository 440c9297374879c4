import type { Mail } from '../../services/mail/mail.ts'
import { describeAccount } from './describe-account.ts'
import { composeMail } from '../../mail-letterhead.ts'

const footer =
  'You got this email because someone entered your address on the password page of Labreach. If that was not you, ' +
  'there is nothing to do: nothing has been changed.'

const firstPassword =
  'Your account has no password yet: you sign in with Google. This link sets one; its page shows the username to sign in with.'

type Reset = { to: string; username: string; hasPassword: boolean; url: string }

/** The mail with the link to set a new password. */
export function composeResetMail({ to, username, hasPassword, url }: Reset): Promise<Mail> {
  return composeMail({
    to,
    subject: 'Set a new password',
    lead: `Here is the link to set a new password for ${describeAccount(username, to)}.`,
    paragraphs: [
      ...(hasPassword ? [] : [firstPassword]),
      'It works once, for the next 30 minutes. A new password ends all sessions on all devices.',
    ],
    button: { label: 'Set a new password', url },
    footer,
  })
}
