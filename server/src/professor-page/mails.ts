import { composeMail } from '../mail-letterhead.ts'
import type { Mail } from '../services/mail/mail.ts'

/** The mail with the link to a professor's page. */
export function composePageLinkMail({ to, url }: { to: string; url: string }): Promise<Mail> {
  return composeMail({
    to,
    subject: 'Your page on Labreach',
    lead: 'Use this link to say which student letters you welcome.',
    paragraphs: [
      'The link works once, for the next 24 hours. You can also correct what Labreach says about you, or leave.',
    ],
    button: { label: 'Open my page', url },
    footer:
      'You got this email because someone asked on Labreach for the link to your page. If that was not you, ignore it and nothing will happen. We send no other one while this link works.',
  })
}

type Undoable = { to: string; undo: string | undefined; support: string }

/** The mail about a change on a professor's page. `lines` contain the new values. */
export function composeChangeMail({
  to,
  lines,
  undo,
  support,
}: Undoable & { lines: readonly string[] }): Promise<Mail> {
  return composeMail({
    to,
    subject: 'Your page on Labreach was changed',
    lead: 'This applies from now on:',
    paragraphs: [...lines],
    ...(undo && { button: { label: 'Take it back', url: undo } }),
    footer: `If you did not change this, ${undo ? 'take it back with the link, which works for 30 days, and ' : ''}write to ${support}.`,
  })
}

/** The mail to a professor who was removed by the link of a letter or on the page. */
export function composeRemovalMail({ to, undo, support }: Undoable): Promise<Mail> {
  return composeMail({
    to,
    subject: 'You are no longer listed on Labreach',
    lead: 'Your profile has been taken off Labreach, and students can no longer write to you from there.',
    paragraphs: [
      'Everything we store about you is erased in 30 days. We then keep only keyed hashes of your address and ids, so ' +
        'that no later import brings you back.',
      ...(undo ? ['If this was a mistake, you can be listed again within these 30 days.'] : []),
    ],
    ...(undo && { button: { label: 'List me again', url: undo } }),
    footer:
      `You got this email because someone used the link in a letter to you, or your page. If that was not you, write to ` +
      `${support}.`,
  })
}

type AddressMail = { to: string; url: string; side: 'old_address' | 'new_address'; support: string }

/** The mail that asks the old or the new address to confirm a change of the address. It contains neither of them. */
export function composeAddressMail({ to, url, side, support }: AddressMail): Promise<Mail> {
  const lead =
    side === 'old_address'
      ? 'A new address for letters of students was entered on your page on Labreach. Please confirm it.'
      : 'This address was entered for letters of students on a professor’s page on Labreach. Please confirm it.'
  return composeMail({
    to,
    subject: 'Confirm the new address',
    lead,
    paragraphs: [
      'We use the new address once you confirm it from both the old and the new one. The link works once, for 24 hours.',
    ],
    button: { label: 'Confirm the new address', url },
    footer: `If you did not ask for this, ignore this email and nothing will change. Questions: ${support}.`,
  })
}

/** The mail that asks a professor to confirm a report. It contains no text of the report, which anybody may have written. */
export function composeReportMail({ to, url }: { to: string; url: string }): Promise<Mail> {
  return composeMail({
    to,
    subject: 'You reported a letter',
    lead: 'A letter that a student sent to you through Labreach was reported. Was that you?',
    paragraphs: ['Please confirm it, so that the report counts. The link works once, for 30 days.'],
    button: { label: 'Confirm the report', url },
    footer: 'If you did not report a letter, ignore this email and the report will not count.',
  })
}
