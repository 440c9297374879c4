import type { OutreachMark } from '@labreach/contract/outreach'
import type { Services } from '../../services.ts'
import { letterNotSent, letterUnknown } from '../errors.ts'
import { selectLetters, updateMark, type LetterRow } from './letter-queries.ts'

type Input = { studentId: string; id: number; mark: OutreachMark | null }

/** Sets or removes the mark of a letter. Throws letter_unknown and letter_not_sent. */
export async function markOutreach({ db, clock }: Pick<Services, 'db' | 'clock'>, input: Input): Promise<LetterRow> {
  const now = clock.now()
  const marked = await updateMark(db, input.studentId, input.id, input.mark, now)
  const [letter] = await selectLetters(db, input.studentId, { id: input.id }, now)
  if (!letter) throw letterUnknown()
  if (!marked) throw letterNotSent()
  return letter
}
