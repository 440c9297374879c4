import type { AddressedProfessor } from '../catalogue/addresses/professor-addresses.ts'
import type { Db } from '../db/connection.ts'
import type { Mailbox } from '../mailbox/open-mailbox.ts'
import { isUnlocked } from '../professors/unlock/unlocks.ts'
import { isSpent, readEmailsToday, type Uncounted, type Usage } from '../quotas/quotas.ts'
import type { Services } from '../services.ts'
import { hasAiSentence } from '../students/ai-sentences.ts'
import type { PlanInForce } from '../students/plan-in-force.ts'
import { isSchoolAddressShown } from '../students/school-address.ts'
import {
  aiNoteMissing,
  answeredNo,
  contactsFull,
  contactTooSoon,
  dailyLimit,
  heldInTheWay,
  letterTooLarge,
  lettersPaused,
  locked,
  noLettersWanted,
  optedOut,
  schoolAddressChanged,
  sendingPaused,
} from './errors.ts'
import { findNextLetter, type NextContact, type WishingRecipient } from './recipient/find-next-letter.ts'
import { readRecipientWishes } from './recipient/read-recipient-wishes.ts'
import { hasOptedOut, lockRecipient, resolveRecipient } from './recipient/resolve-recipient.ts'
import { isSendingPaused } from './reports/is-sending-paused.ts'

/** `db` is a transaction in which the student is locked. */
type Deps = Pick<Services, 'db' | 'suppressionHasher' | 'config'>

/**
 * The recipient of a letter at a time, with their wishes, locked until the transaction ends: a wish that was saved before
 * is never missed. Throws sending_paused, opted_out, locked, no_letters_wanted and the refusals of the address.
 */
export async function requireRecipient(
  { db: tx, suppressionHasher, config }: Deps,
  studentId: string,
  professor: AddressedProfessor,
  toEmail: string | undefined,
  now: Date,
): Promise<WishingRecipient & { to: string }> {
  if (await isSendingPaused(tx, studentId)) throw sendingPaused(config.supportEmail)
  if (professor.opt_out) throw optedOut()
  if (!(await isUnlocked(tx, studentId, professor.id))) throw locked()
  const recipient = await resolveRecipient(tx, professor, toEmail)
  await lockRecipient(tx, professor.id, recipient)
  if (await hasOptedOut(tx, suppressionHasher, recipient)) throw optedOut()
  const wishes = await readRecipientWishes(tx, recipient, now)
  if (wishes.cap === 0) throw noLettersWanted()
  return { ...recipient, wishes }
}

type Planned = {
  studentId: string
  plan: PlanInForce
  recipient: WishingRecipient
  /** When the letter leaves. */
  at: Date
  /** The id of this letter if it is held already, so that it does not count; or all held letters. */
  uncounted?: Uncounted
}

/**
 * Checks that all limits have room for a letter at a time: the student's letters in 24 hours, those to the recipient in
 * seven days, a pause and an answer. Returns the used part of the first. Throws daily_limit, contacts_full,
 * contact_too_soon, letters_paused, answered_no and held_in_the_way.
 */
export async function requireCapacity(
  services: Pick<Services, 'db' | 'suppressionHasher'>,
  { studentId, plan, recipient, at, uncounted }: Planned,
): Promise<Usage> {
  const dayQuota = await readEmailsToday(services.db, studentId, plan, at, uncounted)
  if (isSpent(dayQuota))
    throw dayQuota.heldAt ? heldInTheWay(dayQuota.heldAt, dayQuota.resetsAt) : dailyLimit(dayQuota.resetsAt)
  const next = await findNextLetter(services, studentId, recipient, at, uncounted)
  if (next) throw refuseContact(next)
  return dayQuota
}

/** What decides whether the resume fits into a letter. */
export type ResumeInMailbox = {
  mailbox: Pick<Mailbox, 'provider' | 'largestResume'>
  resume: { byteSize: number }
}

/** Checks that the mailbox takes the letter with its resume. Throws send_refused. */
export function requireFittingResume({ wishes }: WishingRecipient, { mailbox, resume }: ResumeInMailbox): void {
  const isAttached = wishes.attachments !== false
  if (isAttached && resume.byteSize > mailbox.largestResume) throw letterTooLarge(mailbox.provider)
}

/**
 * The school address that the footer of a letter names: the one that the student saw when approving it, so that the
 * letter says no more and no less. Throws school_address_changed if that one is not shown below letters any more.
 */
export async function requireSchoolAddress(
  tx: Db,
  { studentId, schoolAddress }: { studentId: string; schoolAddress: string | null },
  now: Date,
): Promise<string | null> {
  if (schoolAddress !== null && !(await isSchoolAddressShown(tx, studentId, schoolAddress, now)))
    throw schoolAddressChanged()
  return schoolAddress
}

/**
 * Checks that a letter with a sentence of AI says so where the professor wishes it. It is refused, not changed, since
 * only what the student saw is sent. `refuse`: what a letter that is held says. Throws ai_note_missing.
 */
export async function requireAiNote(
  tx: Db,
  { studentId, message, aiNote }: { studentId: string; message: string; aiNote: boolean },
  { wishes }: WishingRecipient,
  refuse = aiNoteMissing,
): Promise<void> {
  if (wishes.ai_note && !aiNote && (await hasAiSentence(tx, studentId, message))) throw refuse()
}

/** The refusal of a letter that can leave only later. */
export function refuseContact({ at, reason, heldAt }: NextContact) {
  if (reason === 'held_in_the_way') return heldInTheWay(heldAt, at)
  return refusals[reason](at)
}

const refusals = {
  contacts_full: contactsFull,
  contact_too_soon: contactTooSoon,
  letters_paused: lettersPaused,
  answered_no: answeredNo,
}
