import type { Mail } from '../../services/mail/mail.ts'
import { composeMail } from '../../mail-letterhead.ts'

/**
 * The mail with the link that confirms an address. It contains no text of the user: the recipient may be a stranger,
 * and an attacker could send them messages in the name of Labreach.
 */
export function composeConfirmMail({ to, url }: { to: string; url: string }): Promise<Mail> {
  return composeMail({
    to,
    subject: 'Confirm your address',
    lead: `Is ${to} the address of your Labreach account? Then please confirm it.`,
    paragraphs: ['The link works once, for the next 24 hours. Emails about your account will then come here.'],
    button: { label: 'Confirm this address', url },
    footer:
      'You got this email because someone entered your address in a Labreach account. If that was not you, ignore it and nothing will happen.',
  })
}
