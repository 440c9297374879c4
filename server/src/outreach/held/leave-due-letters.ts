import { selectHiddenRows } from '../../catalogue/opt-outs/opt-out-records.ts'
import type { Deps } from '../deliver-letter.ts'
import { optedOut } from '../errors.ts'
import { leaveLetter } from './leave-letter.ts'
import { listDue, listHeldProfessors, listHeldTo, type LetterRef } from './queries.ts'
import { returnHeld } from './return-letter.ts'
import { sweepPlaces, type PlaceDeps } from './sweep-places.ts'

/** Letters of one pass, and how many of them leave at the same time. */
const DUE_MOST = 500
const AT_ONCE = 16

/**
 * Sends the held letters whose time has come, and returns those that may not leave. Every process runs it every two
 * seconds; a letter is claimed by one of them. An error of one letter does not stop the others and is thrown at the end.
 * Returns whether there may be further letters that are due.
 */
export async function leaveDueLetters(services: Deps & PlaceDeps, stop?: AbortSignal): Promise<boolean> {
  const { db, clock } = services
  await returnOptedOut(services)
  await sweepPlaces(services)
  const letters = await listDue(db, clock.now(), DUE_MOST)
  const due = letters.values()
  const errors: unknown[] = []
  const leave = async () => {
    // All of them share one iterator.
    for (const letter of due) {
      if (stop?.aborted) return
      await leaveLetter(services, letter).catch((error: unknown) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, leave))
  if (errors.length > 0) throw new AggregateError(errors, 'letters could not leave; they will be tried again')
  return letters.length === DUE_MOST
}

/** Letters to professors who have opted out come back at once, without the address. */
async function returnOptedOut(services: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { db } = services
  const professors = await listHeldProfessors(db)
  const hidden = professors.length > 0 ? await selectHiddenRows(db, professors) : []
  const letters: LetterRef[] = hidden.length > 0 ? await listHeldTo(db, hidden) : []
  const reason = optedOut().message
  for (const letter of letters) await returnHeld(services, { ...letter, reason, forgetAddress: true })
}
