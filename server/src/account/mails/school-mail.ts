import { composeMail } from '../../mail-letterhead.ts'
import type { Mail } from '../../services/mail/mail.ts'

/** The mail with the link that confirms a school address. Like the others of this kind it contains no text of the user. */
export function composeSchoolMail({ to, url }: { to: string; url: string }): Promise<Mail> {
  return composeMail({
    to,
    subject: 'Confirm your school address',
    lead: `Is ${to} your address at your school, and did you enter it on your Labreach profile? Then please confirm it.`,
    paragraphs: [
      'The link works once, for the next 30 minutes. Professors can then see that your letters come from somebody with ' +
        'this address, if you want that.',
    ],
    button: { label: 'Confirm this address', url },
    footer:
      'You got this email because someone entered your address on a Labreach profile. If that was not you, ignore it and nothing will happen.',
  })
}
