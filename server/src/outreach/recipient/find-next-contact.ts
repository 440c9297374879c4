import { limits, WEEK_MS } from '@labreach/contract/plans'
import { findAddressedProfessor } from '../../catalogue/addresses/professor-addresses.ts'
import { startOfDay, type Wishes } from '../../catalogue/wishes/wishes.ts'
import { isUnlocked } from '../../professors/unlock/unlocks.ts'
import type { Services } from '../../services.ts'
import { selectAnswersEnd } from '../answers/answer-queries.ts'
import { locked, noLettersWanted, optedOut, professorUnknown, sendingPaused } from '../errors.ts'
import { isSendingPaused } from '../reports/is-sending-paused.ts'
import { findRecentLetters } from './find-recent-letters.ts'
import { readRecipientWishes } from './read-recipient-wishes.ts'
import { hasOptedOut, findKnownRecipient, type Recipient } from './resolve-recipient.ts'

/** When the next letter can be sent, and why none can be sent earlier. */
export type NextContact = {
  at: Date
  reason: 'contacts_full' | 'contact_too_soon' | 'letters_paused' | 'answered_no'
}

/**
 * When this student can write to an unlocked professor at the known address (`next` null: now), and whether the letter
 * will have the resume attached. The website calls it before the student writes a letter. Throws locked,
 * professor_unknown, opted_out, sending_paused and no_letters_wanted.
 */
export async function findNextContact(
  services: Pick<Services, 'db' | 'clock' | 'suppressionHasher' | 'config'>,
  studentId: string,
  scholarId: string,
) {
  const { db, clock, config, suppressionHasher } = services
  if (await isSendingPaused(db, studentId)) throw sendingPaused(config.supportEmail)
  if (scholarId.startsWith('locked.')) throw locked()
  const professor = await findAddressedProfessor(db, scholarId)
  if (!professor) throw professorUnknown()
  if (!(await isUnlocked(db, studentId, professor.id))) throw locked()
  const recipient = await findKnownRecipient(db, professor)
  if (await hasOptedOut(db, suppressionHasher, recipient)) throw optedOut()
  const now = clock.now()
  const wishes = await readRecipientWishes(db, recipient, now)
  if (wishes.cap === 0) throw noLettersWanted()
  const next = await findNextLetter(services, studentId, recipient, wishes, now)
  return { next, attachments: wishes.attachments !== false }
}

/** `db` may be a transaction. */
type Deps = Pick<Services, 'db' | 'suppressionHasher'>

/**
 * When the next letter of this student can be sent to a recipient; null: now. In seven days a recipient gets a limited
 * number of letters, which the recipient can lower to 1 (0 is refused before), and one of each student. A pause and an
 * answer of the recipient stop new letters too. The latest of these times counts.
 */
export async function findNextLetter(
  { db, suppressionHasher }: Deps,
  studentId: string,
  recipient: Recipient,
  wishes: Pick<Wishes, 'cap' | 'paused_until'>,
  now: Date,
): Promise<NextContact | null> {
  const contact = await findNextByLetters({ db, suppressionHasher }, studentId, recipient, wishes, now)
  const answered = await selectAnswersEnd(db, studentId, recipient.professorIds)
  const stops: (NextContact | null)[] = [
    answered ? { at: answered, reason: 'answered_no' } : null,
    wishes.paused_until ? { at: startOfDay(wishes.paused_until), reason: 'letters_paused' } : null,
  ]
  return stops
    .filter((stop) => stop !== null && stop.at > now)
    .reduce((latest, stop) => (latest && latest.at >= stop!.at ? latest : stop), contact)
}

async function findNextByLetters(
  { db, suppressionHasher }: Deps,
  studentId: string,
  recipient: Recipient,
  { cap }: Pick<Wishes, 'cap'>,
  now: Date,
): Promise<NextContact | null> {
  const letters = await findRecentLetters(db, suppressionHasher, recipient, new Date(now.getTime() - WEEK_MS))
  const getExpiry = (letter: { at: Date } | undefined) => (letter ? letter.at.getTime() + WEEK_MS : 0)
  const own = getExpiry(letters.find((letter) => letter.studentId === studentId))
  const all = getExpiry(letters[Math.min(cap ?? Infinity, limits.lettersPerProfessorWeek) - 1])
  if (own === 0 && all === 0) return null
  return own >= all ? { at: new Date(own), reason: 'contact_too_soon' } : { at: new Date(all), reason: 'contacts_full' }
}
