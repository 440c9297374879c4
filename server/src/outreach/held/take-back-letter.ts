import type { Services } from '../../services.ts'
import { lockStudent } from '../../students/lock-student.ts'
import { letterLeft, letterUnknown, returnReasons } from '../errors.ts'
import { readLetter } from '../history/read-letter.ts'
import type { LetterRow } from '../history/letter-queries.ts'
import { selectState, type LetterRef } from './queries.ts'
import { returnLetter } from './return-letter.ts'

/**
 * Takes back a held letter. Repeating it changes nothing. The state of the row decides: a letter is either taken back in
 * time, or letter_left is thrown. Throws letter_unknown.
 */
export async function takeBackLetter(services: Pick<Services, 'db' | 'clock'>, letter: LetterRef): Promise<LetterRow> {
  const { db, clock } = services
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    // The same order of locks as of a letter that leaves, and of the deletion of an account.
    await lockStudent(tx, letter.studentId, now)
    if (await returnLetter(tx, { ...letter, from: ['held'], reason: returnReasons.takenBack }, now)) return
    const state = await selectState(tx, letter)
    if (!state) throw letterUnknown()
    if (state !== 'returned') throw letterLeft()
  })
  return readLetter(services, letter)
}
