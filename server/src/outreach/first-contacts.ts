import { limits, WEEK_MS } from '@labreach/contract/plans'
import type { Db } from '../db/connection.ts'
import type { World } from '../world.ts'
import { locked, optedOut, professorUnknown } from './errors.ts'
import { selectFirstContacts, selectProfessor, selectRelationship } from './queries.ts'

/**
 * From when this student may write to an unlocked professor; null for at once. Asked before anything is written, and
 * again when the letter is reserved. Throws locked, professor_unknown and opted_out.
 */
export async function nextContact({ db, clock }: Pick<World, 'db' | 'clock'>, studentId: string, scholarId: string) {
  if (scholarId.startsWith('locked.')) throw locked()
  const professor = await selectProfessor(db, scholarId)
  if (!professor) throw professorUnknown()
  const relationship = await selectRelationship(db, studentId, professor.id)
  if (!relationship?.unlocked_at) throw locked()
  if (professor.opt_out) throw optedOut()
  return relationship.written ? null : contactsFree(db, professor.id, clock.now())
}

/** When one of the week's first letters to a professor comes free; null while one is free. */
export async function contactsFree(db: Db, professorId: number, now: Date): Promise<Date | null> {
  const recent = await selectFirstContacts(db, professorId, now)
  const frees = recent[limits.firstContactsPerWeek - 1]
  return frees ? new Date(frees.getTime() + WEEK_MS) : null
}
