import { findNames } from '../../catalogue/professor-names.ts'
import { findVerifiedAddress } from '../../mailbox/addresses.ts'
import { findVerifiedEmail } from '../../students/credentials.ts'
import { composeMail } from '../../mail-letterhead.ts'
import type { Services } from '../../services.ts'
import { formatDate, getConfirmBy } from './dates.ts'
import { selectHeld, type LetterRef } from './queries.ts'

/** Asks a student by mail whether a letter in a queue shall still leave. Does nothing if it needs no confirmation. */
export async function mailPlace(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  letter: LetterRef,
): Promise<void> {
  const held = await selectHeld(db, letter)
  const to = (await findVerifiedAddress(db, letter.studentId)) ?? (await findVerifiedEmail(db, letter.studentId))
  if (!held || held.confirmed_at || !to) return
  const { name } = (await findNames(db, [held.professor_id])).get(held.professor_id)!
  await mailer.send(
    await composeMail({
      to,
      subject: 'Shall your letter still leave?',
      lead: `Your letter to ${name} waits in a queue and leaves on about ${formatDate(held.reserved_at)}.`,
      paragraphs: [
        `Please confirm it by ${formatDate(getConfirmBy(held.reserved_at))}. Otherwise it does not leave, and its text ` +
          'is your draft again.',
      ],
      button: { label: 'Open my letters', url: `${config.publicUrl}/outreach` },
      footer: 'You get this mail because you gave your letter a place in a queue on Labreach.',
    }),
  )
}
