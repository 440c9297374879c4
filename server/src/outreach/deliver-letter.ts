import type { AddressedProfessor } from '../catalogue/addresses/professor-addresses.ts'
import type { Db } from '../db/connection.ts'
import { openMailbox, type Mailbox } from '../mailbox/open-mailbox.ts'
import { MailboxFailure } from '../mailbox/mailbox.ts'
import { endDraft } from '../professors/drafts/end-draft.ts'
import { markWritten } from '../professors/mark-written.ts'
import { composeOptOutText } from '../professors/opt-out/opt-out.ts'
import type { StoredResume } from '../resume/stored-resume.ts'
import { studentResume } from '../resume/student-resume.ts'
import type { ProviderName } from '../mailbox/provider-name.ts'
import type { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { composeLetterLink } from './answers/letter-link.ts'
import { composeMime } from './compose-mime.ts'
import {
  letterTooLarge,
  mailboxBusy,
  mailboxExpired,
  mailboxNotConnected,
  mailboxStayedBusy,
  mailboxUnable,
  resumeMissing,
  returnReasons,
  sendRefused,
  sendUnconfirmed,
} from './errors.ts'
import { quoteLetter } from './follow-up/quote-letter.ts'
import { findPlace } from './places/find-place.ts'
import { postponeLetter } from './held/postpone-letter.ts'
import { releasePlaces } from './held/release-places.ts'
import { returnLetter } from './held/return-letter.ts'
import { getAddressSource } from './recipient/recipient.ts'
import { settleOutreach, type Settlement } from './records.ts'
import type { Reserved } from './reserved.ts'

export type Deps = Pick<
  Services,
  'db' | 'clock' | 'encryption' | 'suppressionHasher' | 'files' | 'mailboxes' | 'config'
>

/** The mailbox of a student, and the resume that is attached. */
type SenderParts = { mailbox: Mailbox; resume: Pick<StoredResume, 'fileId' | 'fileName' | 'byteSize'> }
type Sender = SenderParts & { name: string }
const MINUTE_MS = 60_000

type Addressed = {
  studentId: string
  messageId: string
  professor: AddressedProfessor
  /** Version of the draft on which the letter is based. */
  draftSavedAt?: Date | undefined
}

/** What a student sends with. Throws google_not_connected, google_expired and resume_missing. */
export async function loadSender(services: Deps, studentId: string): Promise<SenderParts> {
  const mailbox = await openMailbox(services, studentId)
  if (mailbox === 'none') throw mailboxNotConnected(Object.keys(services.mailboxes).length > 1)
  if ('expired' in mailbox) throw mailboxExpired(mailbox.expired)
  const resume = await studentResume(services.db, studentId)
  if (!resume) throw resumeMissing()
  return { mailbox, resume }
}

/** Sends a reserved letter and records the outcome. Returns the time of sending; throws the refusals of a failure. */
export async function deliverLetter(
  services: Deps,
  sender: Sender & { bytes: Uint8Array },
  reserved: Reserved,
  addressed: Addressed,
): Promise<Date> {
  const raw = await composeLetter(services, sender, reserved, addressed)
  return sendReserved(services, sender.mailbox, raw, reserved, addressed)
}

/** The raw message. A letter that cannot be composed costs nothing, since it has certainly not been sent. */
async function composeLetter(
  services: Deps,
  sender: Sender & { bytes: Uint8Array },
  reserved: Reserved,
  { studentId, professor, messageId }: Addressed,
): Promise<Uint8Array> {
  const { clock, encryption, config } = services
  const { id, letter, attachments, referenceId, followUp, schoolAddress, aiNote } = reserved
  const writer = sender.name || sender.mailbox.address
  const link = new URLSearchParams({
    professor: String(professor.id),
    signature: encryption.sign('opt-out-link', composeOptOutText(professor.id)),
  })
  try {
    return await composeMime({
      from: { name: sender.name, address: sender.mailbox.address },
      ...letter,
      quoted: followUp && quoteLetter(followUp, writer, findPlace(professor)?.timeZone ?? 'UTC'),
      messageId,
      referenceId,
      date: clock.now(),
      resume: attachments ? { bytes: sender.bytes, fileName: sender.resume.fileName } : null,
      schoolAddress,
      aiNote,
      answer: `${config.publicUrl}/letter?${composeLetterLink(encryption, id)}`,
      optOut: {
        page: `${config.publicUrl}/optout?${link}`,
        oneClick: `${config.publicUrl}/api/professors/optout/link/?${link}`,
      },
      source: getAddressSource(professor, letter.to),
      about: `${config.publicUrl}/for-professors`,
    })
  } catch (error) {
    await settleUnsent(services, { studentId, reserved, failure: String(error), reason: returnReasons.notSendable })
    throw error
  }
}

async function sendReserved(
  services: Deps,
  mailbox: Mailbox,
  raw: Uint8Array,
  reserved: Reserved,
  { studentId, professor, draftSavedAt }: Addressed,
): Promise<Date> {
  const { db, clock } = services
  const { letter, heldUntil, followUp } = reserved
  if (raw.length > mailbox.largestMessage) {
    const refusal = letterTooLarge(mailbox.provider)
    const failure = `${raw.length} bytes are more than the mailbox takes`
    await settleUnsent(services, { studentId, reserved, failure, reason: refusal.message })
    throw refusal
  }
  const sent = await mailbox.send(raw, followUp?.threadId).catch(async (error: unknown): Promise<never> => {
    // After any other error, e.g. a lost database, the letter stays `sending` until the sweep marks it as unconfirmed.
    if (!(error instanceof MailboxFailure)) throw error
    if (error.kind !== 'unknown') {
      const refusal = refuse(error, mailbox.provider)
      if (error.kind === 'busy' && (await postponeLetter(db, { studentId, reserved, error }, clock.now())))
        throw refusal
      const reason = error.kind === 'busy' ? mailboxStayedBusy(mailbox.provider) : refusal.message
      await settleUnsent(services, { studentId, reserved, failure: error.message, reason })
      throw refusal
    }
    const now = clock.now()
    const outcome = { state: 'unconfirmed', failure: error.message } as const
    await db.transaction().execute((tx) => settleLeft(tx, { studentId, professor, reserved, outcome }, now))
    throw sendUnconfirmed(mailbox.provider)
  })
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await settleLeft(tx, { studentId, professor, reserved, outcome: { state: 'sent', ...sent } }, now)
    // A held letter has ended its draft already.
    if (!heldUntil)
      await endDraft(tx, { studentId, professorId: professor.id, message: letter.message, savedAt: draftSavedAt })
  })
  return now
}

type Left = Pick<Addressed, 'studentId' | 'professor'> & { reserved: Reserved; outcome: Settlement }

/** Records that a letter has left, or may have. */
async function settleLeft(tx: Db, { studentId, professor, reserved, outcome }: Left, now: Date): Promise<void> {
  const { id, heldUntil } = reserved
  const approvedAt = await settleOutreach(tx, studentId, id, outcome, now)
  await markWritten(tx, { studentId, professorId: professor.id, approvedAt }, now)
  // Those behind it in a queue were planned with its own time. Not before: a busy mailbox gives the letter back to it.
  if (heldUntil && heldUntil > now) await releasePlaces(tx, professor.id)
}

function refuse({ kind, obstacle, retryAfterMs }: MailboxFailure, provider: ProviderName): Refusal {
  if (kind === 'expired') return mailboxExpired(provider)
  if (kind === 'busy') return mailboxBusy(provider, Math.ceil((retryAfterMs ?? MINUTE_MS) / 1_000))
  return obstacle ? mailboxUnable(provider, obstacle) : sendRefused(provider)
}

type Unsent = { studentId: string; reserved: Reserved; failure: string; reason: string }

/** Records that a reserved letter was certainly not sent. `reason`: for the student, if the letter was held. */
async function settleUnsent({ db, clock }: Deps, { studentId, reserved, failure, reason }: Unsent): Promise<void> {
  const now = clock.now()
  // Unconfirmed if this process was stopped for so long that the letter was taken for lost.
  const from = ['sending', 'unconfirmed'] as const
  if (reserved.heldUntil)
    await db.transaction().execute((tx) => returnLetter(tx, { studentId, id: reserved.id, from, reason }, now))
  else await settleOutreach(db, studentId, reserved.id, { state: 'failed', failure }, now)
}
