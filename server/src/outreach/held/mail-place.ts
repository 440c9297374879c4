import { findNames } from '../../catalogue/professor-names.ts'
import { findVerifiedAddress } from '../../mailbox/addresses.ts'
import { findGrant } from '../../mailbox/grants.ts'
import { findVerifiedEmail } from '../../students/credentials.ts'
import { composeMail } from '../../mail-letterhead.ts'
import type { Services } from '../../services.ts'
import { formatDate, getConfirmBy } from './dates.ts'
import { selectHeld, type LetterRef } from './queries.ts'

/**
 * Asks a student by mail whether a letter in a queue shall still leave. Does nothing if it needs no confirmation. Without a
 * verified address the mailbox from which the letter leaves is asked, else the student would never be.
 */
export async function mailPlace(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  letter: LetterRef,
): Promise<void> {
  const held = await selectHeld(db, letter)
  const { studentId } = letter
  const verified = (await findVerifiedAddress(db, studentId)) ?? (await findVerifiedEmail(db, studentId))
  const to = verified ?? (await findGrant(db, studentId))?.address
  if (!held || held.confirmed_at || !to) return
  const { name } = (await findNames(db, [held.professor_id])).get(held.professor_id)!
  await mailer.send(
    await composeMail({
      to,
      subject: 'Still send your letter?',
      // An unverified address may be a stranger's.
      lead: `${verified ? `Your letter to ${name}` : 'A letter of yours'} is in a queue and goes out around ${formatDate(held.reserved_at)}.`,
      paragraphs: [
        `Please confirm it by ${formatDate(getConfirmBy(held.reserved_at))}. Otherwise it is not sent and becomes a draft again.`,
      ],
      button: { label: 'Open my letters', url: `${config.publicUrl}/outreach` },
      footer: 'You got this email because you gave your letter a place in a queue on Labreach.',
    }),
  )
}
