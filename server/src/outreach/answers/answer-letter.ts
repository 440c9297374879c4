import { DAY_MS } from '@labreach/contract/plans'
import type { LetterLinkView } from '@labreach/contract/professor-page'
import { findAddressedById } from '../../catalogue/addresses/professor-addresses.ts'
import { startOfDay } from '../../catalogue/wishes/wishes.ts'
import type { Services } from '../../services.ts'
import { dateOutOfRange } from '../errors.ts'
import { findPlace } from '../places/find-place.ts'
import { findKnownRecipient, lockRecipient } from '../recipient/resolve-recipient.ts'
import { updateProfessorAnswer } from './answer-queries.ts'
import { getAnswerEnd } from './answer-stop.ts'
import { findLinkedLetter, type LetterLink } from './letter-link.ts'
import { readLetterLink } from './read-letter-link.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption'>
type Answer = { answer: NonNullable<LetterLinkView['answer']>; until: string | null }

/** How far in the future a professor may have no places. */
const MAX_DAYS = 3 * 366

/**
 * Stores the professor's answer to the letter of a signed link. It concerns this letter and its student only: no other
 * student, no wish and no limit changes. A later answer never opens what an earlier one has closed. Under the lock of the recipient no further letter of the student can pass it.
 * Throws link_invalid, link_expired, letter_gone and date_out_of_range.
 */
export async function answerLetter(
  services: Deps,
  link: LetterLink,
  { answer, until }: Answer,
): Promise<LetterLinkView> {
  const { db, clock } = services
  const letter = await findLinkedLetter(services, link)
  const day = answer === 'no_places' ? until : null
  if (day) requireComing(day, clock.now())
  await db.transaction().execute(async (tx) => {
    const professor = await findAddressedById(tx, letter.professor_id)
    await lockRecipient(tx, letter.professor_id, await findKnownRecipient(tx, professor))
    const now = clock.now()
    await updateProfessorAnswer(tx, letter, {
      answer,
      until: day,
      at: now,
      stopsUntil: getAnswerEnd({
        answer,
        until: day,
        answeredAt: now,
        reservedAt: letter.reserved_at,
        timeZone: findPlace(professor)?.timeZone ?? 'UTC',
      }),
    })
  })
  return readLetterLink(services, link)
}

function requireComing(day: string, now: Date): void {
  const days = (startOfDay(day).getTime() - now.getTime()) / DAY_MS
  if (days <= 0 || days > MAX_DAYS) throw dateOutOfRange()
}
