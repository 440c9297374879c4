import { findAddressedById } from '../../catalogue/addresses/professor-addresses.ts'
import { Refusal } from '../../refusal.ts'
import { readNameAndPlan } from '../../students/read-name-and-plan.ts'
import { deliverLetter, loadSender, type Deps } from '../deliver-letter.ts'
import { resumeMissing, returnReasons } from '../errors.ts'
import type { SentLetter } from '../find-earlier-letter.ts'
import { claimLetter } from './claim-letter.ts'
import { moveLetter } from './move-letter.ts'
import { LATEST_MS } from './postpone-letter.ts'
import { selectHeld, type LetterRef } from './queries.ts'
import { returnHeld } from './return-letter.ts'

/** Refusals by a server that is busy or has lost its database: the letter stays held and is tried again. */
const temporaryCodes: readonly unknown[] = ['overloaded', 'database_unreachable', 'storage_full']

/**
 * Sends a held letter, at most once: everything that a new letter is checked for is checked again, and the newest resume
 * is attached. Null if the letter has left or come back meanwhile. Throws the refusals of sending; the letter is then
 * still held, unless the mailbox did not take it.
 */
export async function sendHeldLetter(services: Deps, letter: LetterRef, early = false): Promise<SentLetter | null> {
  const { db, clock, suppressionHasher, config, files } = services
  const { studentId } = letter
  const held = await selectHeld(db, letter)
  const student = held && (await readNameAndPlan(db, studentId, clock.now()))
  if (!student) return null
  const professor = await findAddressedById(db, held.professor_id)
  const sender = { name: student.fullName, ...(await loadSender(services, studentId)) }
  const { provider } = sender.mailbox
  return files.withBytes(sender.resume.fileId, async (bytes) => {
    if (!bytes) throw resumeMissing()
    const reserved = await db
      .transaction()
      .execute((tx) =>
        claimLetter({ db: tx, suppressionHasher, config }, professor, { ...letter, early, provider }, clock.now()),
      )
    if (!reserved) return null
    const addressed = { studentId, professor, messageId: held.message_id }
    const at = await deliverLetter(services, { ...sender, bytes }, reserved, addressed)
    return { state: 'sent' as const, at, dayQuota: reserved.dayQuota }
  })
}

/**
 * Sends a held letter whose time has come. If it may not leave, it waits for room, or comes back with the reason. Errors
 * that are no refusals are thrown, and the letter stays as it is.
 */
export async function leaveLetter(services: Deps, letter: LetterRef): Promise<void> {
  try {
    await sendHeldLetter(services, letter)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (temporaryCodes.includes(error.code)) return
    // The mailbox did not take it: it has come back, or waits again.
    if (error.code === 'send_refused') return
    if (error.detail.resetsAt && (await moveLetter(services, letter, { latestMs: LATEST_MS }))) return
    const reason = error.code === 'session_ended' ? returnReasons.accountSuspended : error.message
    const forgetAddress = error.code === 'opted_out'
    // A letter of a mailbox whose access ended while it was sent is not held any more, and has come back already.
    await returnHeld(services, { ...letter, reason, forgetAddress })
  }
}
