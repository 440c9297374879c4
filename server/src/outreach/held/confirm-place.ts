import type { Services } from '../../services.ts'
import { letterNotHeld } from '../errors.ts'
import type { LetterRow } from '../history/letter-queries.ts'
import { readLetter } from '../history/read-letter.ts'
import { confirmHeld, type LetterRef } from './queries.ts'

/**
 * Confirms that a letter in a queue shall still leave. Before the student is asked it changes nothing. Throws
 * letter_unknown and letter_not_held.
 */
export async function confirmPlace(services: Pick<Services, 'db' | 'clock'>, letter: LetterRef): Promise<LetterRow> {
  const isConfirmed = await confirmHeld(services.db, letter, services.clock.now())
  const row = await readLetter(services, letter)
  if (!isConfirmed) throw letterNotHeld()
  return row
}
