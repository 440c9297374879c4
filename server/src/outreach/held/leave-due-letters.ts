import { selectHiddenRows } from '../../catalogue/opt-outs/opt-out-records.ts'
import type { Deps } from '../deliver-letter.ts'
import { optedOut } from '../errors.ts'
import { leaveLetter } from './leave-letter.ts'
import { listDue, listHeldProfessors, listHeldTo, type LetterRef } from './queries.ts'
import { returnHeld } from './return-letter.ts'
import { sweepPlaces, type PlaceDeps } from './sweep-places.ts'

/** The most letters of one pass, and from how many mailboxes they leave at the same time in a process. */
const DUE_MOST = 500
const AT_ONCE = 16

/**
 * Begins to send the held letters whose time has come, and returns those that may not leave. Every process runs it every
 * two seconds; a letter is claimed by one of them. `running`: the students whose letters are leaving from this process,
 * also in earlier passes. From one mailbox letters leave one after the other, since providers limit its concurrent
 * requests. Other processes may use it at the same time, and so may its student: what a mailbox refuses as busy was
 * certainly not sent, and waits again with the student's other due letters (postpone-letter.ts). A mailbox that does not answer delays no letter from another one. `left` resolves when the letters of this
 * pass have left, and rejects with the errors; a letter with an error is tried again in a later pass.
 */
export async function leaveDueLetters(
  services: Deps & PlaceDeps,
  { running = new Set(), stop }: { running?: Set<string>; stop?: AbortSignal } = {},
): Promise<{ left: Promise<void> }> {
  const { db, clock } = services
  await returnOptedOut(services)
  await sweepPlaces(services)
  const due = await listDue(db, clock.now(), DUE_MOST)
  const mailboxes = Map.groupBy(due, ({ studentId }) => studentId).entries()
  const errors: unknown[] = []
  const leave = async () => {
    // All of them share one iterator.
    for (const [studentId, letters] of mailboxes) {
      if (running.has(studentId)) continue
      running.add(studentId)
      for (const letter of letters)
        if (!stop?.aborted) await leaveLetter(services, letter).catch((error: unknown) => errors.push(error))
      running.delete(studentId)
    }
  }
  const leaveAll = async () => {
    await Promise.all(Array.from({ length: Math.max(0, AT_ONCE - running.size) }, leave))
    if (errors.length > 0) throw new AggregateError(errors, 'letters could not leave; they will be tried again')
  }
  return { left: leaveAll() }
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
