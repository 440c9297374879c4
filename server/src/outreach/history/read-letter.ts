import type { Services } from '../../services.ts'
import { letterUnknown } from '../errors.ts'
import { selectLetters, type LetterRow } from './letter-queries.ts'

type Input = { studentId: string; id: number }

/** One letter of the student. Throws letter_unknown. */
export async function readLetter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { studentId, id }: Input,
): Promise<LetterRow> {
  const [letter] = await selectLetters(db, studentId, { id }, clock.now())
  if (!letter) throw letterUnknown()
  return letter
}
