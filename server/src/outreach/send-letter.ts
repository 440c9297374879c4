import type { LeaveChoice } from '@labreach/contract/outreach'
import { findAddressedProfessor } from '../catalogue/addresses/professor-addresses.ts'
import { sessionEnded } from '../refusal.ts'
import { readNameAndPlan } from '../students/read-name-and-plan.ts'
import { deliverLetter, loadSender, type Deps } from './deliver-letter.ts'
import { findEarlierLetter, type LetterRequest } from './find-earlier-letter.ts'
import { locked, professorUnknown, resumeMissing } from './errors.ts'
import { holdLetter } from './held/hold-letter.ts'
import { reserveLetter } from './reserve-letter.ts'

type Input = LetterRequest & {
  leave: LeaveChoice
  /** Version of the draft on which the letter is based. */
  draftSavedAt: Date | undefined
}

/**
 * Sends one letter from the student's mailbox, at most once per key, in four steps: find an earlier letter with the
 * same key; reserve the letter in a transaction; send it outside of any transaction; record the outcome.
 * A sent letter deletes its draft. A failed one does not count for the quota. If the outcome is unknown, the letter is
 * `unconfirmed` and is never sent again automatically. A letter that shall leave later is only held (held/).
 */
export async function sendLetter(services: Deps, input: Input) {
  const { db, clock, config, suppressionHasher } = services
  const { studentId } = input
  const student = await readNameAndPlan(db, studentId, clock.now())
  if (!student) throw sessionEnded()
  // This check precedes all others: a retry gets the outcome of its letter even if e.g. the mailbox was disconnected
  // since.
  const earlier = await findEarlierLetter(db, input, student.plan, clock.now())
  if (earlier) return earlier

  if (input.scholarId.startsWith('locked.')) throw locked()
  const professor = await findAddressedProfessor(db, input.scholarId)
  if (!professor) throw professorUnknown()
  const sender = { name: student.fullName, ...(await loadSender(services, studentId)) }
  const { leave } = input
  if (leave !== 'now') {
    const request = { ...input, leave, sender, messageId: sender.mailbox.newMessageId() }
    return db
      .transaction()
      .execute((tx) => holdLetter({ db: tx, suppressionHasher, config }, professor, request, clock.now()))
  }

  // withBytes limits the number of letters in memory, since each contains several copies of its resume. It may wait, so
  // the reservation follows inside.
  return services.files.withBytes(sender.resume.fileId, async (bytes) => {
    if (!bytes) throw resumeMissing()
    const messageId = sender.mailbox.newMessageId()
    const reserved = await db
      .transaction()
      .execute((tx) =>
        reserveLetter({ db: tx, suppressionHasher, config }, professor, { ...input, messageId, sender }, clock.now()),
      )
    if (reserved.state !== 'reserved') return reserved
    const at = await deliverLetter(services, { ...sender, bytes }, reserved, { ...input, messageId, professor })
    return { state: 'sent' as const, at, dayQuota: reserved.dayQuota }
  })
}
