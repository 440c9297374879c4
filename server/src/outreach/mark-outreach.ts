import type { Outreach, OutreachMark } from '@labreach/contract/outreach'
import type { World } from '../world.ts'
import { letterNotSent, letterUnknown } from './errors.ts'
import { selectLetters, updateMark } from './letters-written.ts'

type Wish = { studentId: string; id: number; mark: OutreachMark | null }

/** Notes what became of a letter, or takes the note back. Throws letter_unknown and letter_not_sent. */
export async function markOutreach({ db, clock }: Pick<World, 'db' | 'clock'>, wish: Wish): Promise<Outreach> {
  const now = clock.now()
  const marked = await updateMark(db, wish.studentId, wish.id, wish.mark, now)
  const [letter] = await selectLetters(db, wish.studentId, { id: wish.id }, now)
  if (!letter) throw letterUnknown()
  if (!marked) throw letterNotSent()
  return letter
}
