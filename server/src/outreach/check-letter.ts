import type { AddressedProfessor } from '../catalogue/addresses/professor-addresses.ts'
import { isUnlocked } from '../professors/unlock/unlocks.ts'
import { isSpent, readEmailsToday, type Except, type Usage } from '../quotas/quotas.ts'
import type { Services } from '../services.ts'
import type { PlanInForce } from '../students/plan-in-force.ts'
import { contactsFull, contactTooSoon, dailyLimit, heldInTheWay, locked, optedOut } from './errors.ts'
import { findNextLetter, type NextContact } from './recipient/find-next-letter.ts'
import { hasOptedOut, lockRecipient, resolveRecipient, type Recipient } from './recipient/resolve-recipient.ts'

/** `db` is a transaction in which the student is locked. */
type Deps = Pick<Services, 'db' | 'suppressionHasher'>

/**
 * The recipient of a letter, locked until the transaction ends. Throws opted_out, locked and the refusals of the address.
 */
export async function requireRecipient(
  { db: tx, suppressionHasher }: Deps,
  studentId: string,
  professor: AddressedProfessor,
  toEmail: string | undefined,
): Promise<Recipient & { to: string }> {
  if (professor.opt_out) throw optedOut()
  if (!(await isUnlocked(tx, studentId, professor.id))) throw locked()
  const recipient = await resolveRecipient(tx, professor, toEmail)
  await lockRecipient(tx, professor.id, recipient)
  if (await hasOptedOut(tx, suppressionHasher, recipient)) throw optedOut()
  return recipient
}

type Planned = {
  studentId: string
  plan: PlanInForce
  recipient: Recipient
  /** When the letter leaves. */
  at: Date
  /** The id of this letter if it is held already, so that it does not count; or all held letters. */
  except?: Except
}

/**
 * Checks that all limits have room for a letter at a time: the student's letters in 24 hours, and those to the recipient
 * in seven days. Returns the used part of the former. Throws daily_limit, contacts_full, contact_too_soon and
 * held_in_the_way.
 */
export async function requireRoom(services: Deps, { studentId, plan, recipient, at, except }: Planned): Promise<Usage> {
  const today = await readEmailsToday(services.db, studentId, plan, at, except)
  if (isSpent(today)) throw today.heldAt ? heldInTheWay(today.heldAt, today.resetsAt) : dailyLimit(today.resetsAt)
  const next = await findNextLetter(services, studentId, recipient, at, except)
  if (next) throw refuseContact(next)
  return today
}

/** The refusal of a letter that can leave only later. */
export function refuseContact({ at, reason, heldAt }: NextContact) {
  if (reason === 'held_in_the_way') return heldInTheWay(heldAt, at)
  return reason === 'contacts_full' ? contactsFull(at) : contactTooSoon(at)
}
