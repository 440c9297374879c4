import { findAddressedProfessor, type AddressedProfessor } from '../catalogue/addresses/professor-addresses.ts'
import { openMailbox, type Mailbox } from '../mailbox/open-mailbox.ts'
import { MailboxFailure } from '../mailbox/mailbox.ts'
import { endDraft } from '../professors/drafts/end-draft.ts'
import { markWritten } from '../professors/mark-written.ts'
import { composeOptOutText } from '../professors/opt-out/opt-out.ts'
import { sessionEnded } from '../refusal.ts'
import { readStudent } from '../students/read-student.ts'
import { studentResume } from '../resume/student-resume.ts'
import type { Services } from '../services.ts'
import { composeLetterLink } from './answers/letter-link.ts'
import { composeMime } from './compose-mime.ts'
import { findEarlierLetter, type LetterRequest } from './find-earlier-letter.ts'
import {
  locked,
  mailboxExpired,
  mailboxNotConnected,
  professorUnknown,
  resumeMissing,
  sendRefused,
  sendUnconfirmed,
} from './errors.ts'
import { getAddressSource } from './recipient/recipient.ts'
import { settleOutreach } from './records.ts'
import { reserveLetter, type Reserved } from './reserve-letter.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'suppressionHasher' | 'files' | 'mailboxes' | 'config'>
type Input = LetterRequest & {
  /** Version of the draft on which the letter is based. */
  draftSavedAt: Date | undefined
}

/**
 * Sends one letter from the student's mailbox, at most once per key, in four steps: find an earlier letter with the
 * same key; reserve the letter in a transaction; send it outside of any transaction; record the outcome.
 * A sent letter deletes its draft. A failed one does not count for the quota. If the outcome is unknown, the letter is
 * `unconfirmed` and is never sent again automatically.
 */
export async function sendLetter(services: Deps, input: Input) {
  const { db, clock, config, suppressionHasher } = services
  const { studentId } = input
  const student = await readStudent(db, studentId, clock.now())
  if (!student) throw sessionEnded()
  // This check precedes all others: a retry gets the outcome of its letter even if e.g. the mailbox was disconnected
  // since.
  const earlier = await findEarlierLetter(db, input, student.plan, clock.now())
  if (earlier) return earlier

  if (input.scholarId.startsWith('locked.')) throw locked()
  const professor = await findAddressedProfessor(db, input.scholarId)
  if (!professor) throw professorUnknown()
  const sender = { name: student.fullName, ...(await loadSender(services, studentId)) }

  // withBytes limits the number of letters in memory, since each contains several copies of its resume. It may wait, so
  // the reservation follows inside.
  return services.files.withBytes(sender.resume.fileId, async (bytes) => {
    if (!bytes) throw resumeMissing()
    const messageId = sender.mailbox.newMessageId()
    const reserved = await db
      .transaction()
      .execute((tx) =>
        reserveLetter({ db: tx, suppressionHasher, config }, professor, { ...input, messageId }, clock.now()),
      )
    if (reserved.state === 'sent') return reserved
    const addressed = { ...input, messageId, professor }
    const raw = await composeLetter(services, { ...sender, bytes }, reserved, addressed)
    const sentAt = await sendReserved(services, sender.mailbox, raw, reserved, addressed)
    return { state: 'sent' as const, at: sentAt, today: reserved.today }
  })
}

type Sender = { name: string; mailbox: Mailbox; resume: { fileId: string; fileName: string } }
type Addressed = Input & { messageId: string; professor: AddressedProfessor }

async function loadSender(services: Deps, studentId: string): Promise<Omit<Sender, 'name'>> {
  const mailbox = await openMailbox(services, studentId)
  if (mailbox === 'none') throw mailboxNotConnected()
  if (mailbox === 'expired') throw mailboxExpired()
  const resume = await studentResume(services.db, studentId)
  if (!resume) throw resumeMissing()
  return { mailbox, resume }
}

/** The raw message. A letter that cannot be composed costs nothing, since it has certainly not been sent. */
async function composeLetter(
  { db, clock, encryption, config }: Deps,
  sender: Sender & { bytes: Uint8Array },
  { id, letter, attachments }: Reserved,
  { studentId, professor, messageId }: Addressed,
): Promise<Uint8Array> {
  const link = new URLSearchParams({
    professor: String(professor.id),
    signature: encryption.sign('opt-out-link', composeOptOutText(professor.id)),
  })
  try {
    return await composeMime({
      from: { name: sender.name, address: sender.mailbox.address },
      ...letter,
      messageId,
      date: clock.now(),
      resume: attachments ? { bytes: sender.bytes, fileName: sender.resume.fileName } : null,
      answer: `${config.publicUrl}/letter?${composeLetterLink(encryption, id)}`,
      optOut: {
        page: `${config.publicUrl}/optout?${link}`,
        oneClick: `${config.publicUrl}/api/professors/optout/link/?${link}`,
      },
      source: getAddressSource(professor, letter.to),
      about: `${config.publicUrl}/for-professors`,
    })
  } catch (error) {
    await settleOutreach(db, studentId, id, { state: 'failed', failure: String(error) }, clock.now())
    throw error
  }
}

/** Sends a reserved letter and records the outcome. Returns the time of sending. */
async function sendReserved(
  { db, clock }: Deps,
  mailbox: Mailbox,
  raw: Uint8Array,
  { id, letter }: Reserved,
  { studentId, professor, draftSavedAt }: Addressed,
): Promise<Date> {
  const professorId = professor.id
  const sent = await mailbox.send(raw).catch(async (error: unknown): Promise<never> => {
    // After any other error, e.g. a lost database, the letter stays `sending` until the sweep marks it as unconfirmed.
    if (!(error instanceof MailboxFailure)) throw error
    const now = clock.now()
    const state = error.kind === 'unknown' ? 'unconfirmed' : 'failed'
    await db.transaction().execute(async (tx) => {
      await settleOutreach(tx, studentId, id, { state, failure: error.message }, now)
      if (state === 'unconfirmed') await markWritten(tx, studentId, professorId, now)
    })
    if (error.kind === 'expired') throw mailboxExpired()
    throw state === 'unconfirmed' ? sendUnconfirmed() : sendRefused()
  })
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await settleOutreach(tx, studentId, id, { state: 'sent', ...sent }, now)
    await markWritten(tx, studentId, professorId, now)
    await endDraft(tx, { studentId, professorId, message: letter.message, savedAt: draftSavedAt })
  })
  return now
}
