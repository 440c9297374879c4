import type { Mail } from '../../services/mail/mail.ts'
import { onLetterhead } from './letterhead.ts'

/** The link by which an address becomes that of an account. */
export function confirmMail({ to, username, url }: { to: string; username: string; url: string }): Promise<Mail> {
  return onLetterhead({
    to,
    subject: 'Confirm your address',
    lead: `Is ${to} the address of the Labreach account “${username}”? Then please confirm it.`,
    paragraphs: ['The link works once, for the next 24 hours. Mails about your account will then come here.'],
    button: { label: 'Confirm this address', url },
    footer:
      'You get this mail because somebody entered your address in a Labreach account. If that was not you, leave the ' +
      'link alone: without it nothing happens.',
  })
}
