import { composeMail } from '../../mail-letterhead.ts'
import type { Mail } from '../../services/mail/mail.ts'

type OptOutMail = { to: string; erase: string | undefined; held: boolean; support: string }

/**
 * The mail to a professor who was removed by the public form. The link `erase` erases the record at once; `held`: without
 * it the operator checks first.
 */
export function composeOptOutMail({ to, erase, held, support }: OptOutMail): Promise<Mail> {
  const due = held ? 'once we have checked the request, at the earliest in 30 days' : 'in 30 days'
  return composeMail({
    to,
    subject: 'You are no longer listed on Labreach',
    lead: 'Your profile has been removed from Labreach, and students can no longer write to you from there.',
    paragraphs: [
      'Labreach helps students find professors and write to them. Your profile came from public sources.',
      `Everything we store about you is erased ${due}. ${erase ? 'With this link it is erased at once. ' : ''}We ` +
        'then keep only keyed hashes of your address and ids, so that no later import brings you back.',
    ],
    ...(erase && { button: { label: 'Erase my record now', url: erase } }),
    footer:
      `You got this email because someone asked on our website for your removal. If that was not you and you want to ` +
      `stay listed, write to ${support} within 30 days${erase ? ' and do not open the link' : ''}.`,
  })
}
