import type { Mail } from '../../services/mail/mail.ts'
import { onLetterhead } from '../../mail-letterhead.ts'

/**
 * The link by which an address becomes that of an account. It repeats nothing that was typed: until the link is followed
 * the reader may be a stranger to whom somebody wants to say something in the name of Labreach.
 */
export function confirmMail({ to, url }: { to: string; url: string }): Promise<Mail> {
  return onLetterhead({
    to,
    subject: 'Confirm your address',
    lead: `Is ${to} the address of your Labreach account? Then please confirm it.`,
    paragraphs: ['The link works once, for the next 24 hours. Mails about your account will then come here.'],
    button: { label: 'Confirm this address', url },
    footer:
      'You get this mail because somebody entered your address in a Labreach account. If that was not you, leave the ' +
      'link alone: without it nothing happens.',
  })
}
