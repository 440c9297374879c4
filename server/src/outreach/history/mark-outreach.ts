import type { OutreachMark } from '@labreach/contract/outreach'
import type { Services } from '../../services.ts'
import { letterNotSent, letterUnknown } from '../errors.ts'
import { selectLetters, updateAnswer, type LetterRow } from './letter-queries.ts'

type Input = { studentId: string; id: number; answer: OutreachMark | null }

/** Sets or removes the answer to a letter. Throws letter_unknown and letter_not_sent. */
export async function markOutreach({ db, clock }: Pick<Services, 'db' | 'clock'>, input: Input): Promise<LetterRow> {
  const now = clock.now()
  const updated = await updateAnswer(db, input.studentId, input.id, input.answer, now)
  const [letter] = await selectLetters(db, input.studentId, { id: input.id }, now)
  if (!letter) throw letterUnknown()
  if (!updated) throw letterNotSent()
  return letter
}
