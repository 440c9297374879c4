import { endDraft } from '../professors/drafts/end-draft.ts'
import { optOutText } from '../professors/opt-out/opt-out.ts'
import { readPlan } from '../quotas/read-plan.ts'
import { studentResume } from '../resume/student-resume.ts'
import { GoogleFailure, type GoogleTokens } from '../services/google/google.ts'
import type { Services } from '../services.ts'
import { composeMime } from './compose-mime.ts'
import { earlierLetter, type Order } from './earlier-letter.ts'
import {
  googleExpired,
  googleNotConnected,
  locked,
  professorUnknown,
  resumeMissing,
  sendRefused,
  sendUnconfirmed,
} from './errors.ts'
import { selectGrant, selectProfessor, type SelectedProfessor } from './queries.ts'
import { sourceOf } from './recipient/recipient.ts'
import { expireGrant, markWritten, settleOutreach, storeTokens } from './records.ts'
import { reserveLetter, type Reserved } from './reserve-letter.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'suppression' | 'files' | 'google' | 'config'>
type Input = Order & {
  /** Version of the draft that the letter was written upon. */
  draftSavedAt: Date | undefined
}

/**
 * Sends one letter from the student's own Google account, exactly once: look whether it was, reserve in one transaction,
 * hand it to Gmail outside of any, record what became of it. A sent letter ends its draft; a refused one gives its quota
 * back; one of which nobody can know is `unconfirmed` and never sent again by itself.
 */
export async function sendLetter(services: Deps, input: Input) {
  const { db, clock, suppression } = services
  const { studentId } = input
  // Whatever has changed since, a letter that went out did.
  const plan = input.key && (await readPlan(db, studentId, clock.now()))
  const earlier = plan && (await earlierLetter(db, input, plan, clock.now()))
  if (earlier) return earlier

  if (input.scholarId.startsWith('locked.')) throw locked()
  const professor = await selectProfessor(db, input.scholarId)
  if (!professor) throw professorUnknown()
  const sender = await senderOf(services, studentId)

  // In line before anything is reserved: letters hold their resume in memory, several times over, until Gmail has it.
  return services.files.withBytes(sender.resume.fileId, async (bytes) => {
    if (!bytes) throw resumeMissing()
    const reserved = await db
      .transaction()
      .execute((tx) => reserveLetter({ db: tx, suppression }, professor, input, clock.now()))
    if (reserved.state === 'sent') return reserved
    const sentAt = await handToGmail(services, { ...sender, bytes }, reserved, { ...input, professor })
    return { state: 'sent' as const, at: sentAt, today: reserved.today }
  })
}

type Sender = {
  name: string
  address: string
  tokens: GoogleTokens
  resume: { fileId: string; fileName: string }
}

async function senderOf({ db, encryption }: Deps, studentId: string): Promise<Sender> {
  const grant = await selectGrant(db, studentId)
  if (!grant?.tokens_sealed) throw googleNotConnected()
  if (grant.expired_at) throw googleExpired()
  const stored = await studentResume(db, studentId)
  if (!stored) throw resumeMissing()
  return {
    name: `${grant.first_name} ${grant.last_name}`.trim(),
    address: grant.email,
    tokens: JSON.parse(encryption.decrypt(grant.tokens_sealed, studentId)) as GoogleTokens,
    resume: stored,
  }
}

async function handToGmail(
  { db, clock, encryption, google, config }: Deps,
  sender: Sender & { bytes: Uint8Array },
  { id, letter, messageId }: Reserved,
  { studentId, professor, draftSavedAt }: Input & { professor: SelectedProfessor },
): Promise<Date> {
  const professorId = professor.id
  const link = new URLSearchParams({
    professor: String(professorId),
    signature: encryption.sign('opt-out-link', optOutText(professorId)),
  })
  const composed = composeMime({
    from: { name: sender.name, address: sender.address },
    ...letter,
    messageId,
    date: clock.now(),
    resume: { bytes: sender.bytes, fileName: sender.resume.fileName },
    optOut: {
      page: `${config.publicUrl}/optout?${link}`,
      oneClick: `${config.publicUrl}/api/professors/optout/link/?${link}`,
    },
    source: sourceOf(professor, letter.to),
    about: `${config.publicUrl}/for-professors`,
  })
  // A letter that cannot even be composed has certainly not been sent, so it costs nothing.
  const raw = await composed.catch(async (error: unknown) => {
    await settleOutreach(db, studentId, id, { state: 'failed', failure: String(error) }, clock.now())
    throw error
  })
  try {
    const { gmailId, threadId, tokens } = await google.send(sender.tokens, raw)
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      await settleOutreach(tx, studentId, id, { state: 'sent', gmailId, threadId }, now)
      await markWritten(tx, studentId, professorId, now)
      await endDraft(tx, { studentId, professorId, message: letter.message, savedAt: draftSavedAt })
      if (tokens.accessToken !== sender.tokens.accessToken)
        await storeTokens(tx, studentId, encryption.encrypt(JSON.stringify(tokens), studentId))
    })
    return now
  } catch (error) {
    // Anything but Google's own word (a lost database, say) leaves the letter `sending`; the sweep calls it unconfirmed.
    if (!(error instanceof GoogleFailure)) throw error
    const now = clock.now()
    const state = error.kind === 'unknown' ? 'unconfirmed' : 'failed'
    await db.transaction().execute(async (tx) => {
      await settleOutreach(tx, studentId, id, { state, failure: error.message }, now)
      if (state === 'unconfirmed') await markWritten(tx, studentId, professorId, now)
      if (error.kind === 'expired') await expireGrant(tx, studentId, now)
    })
    if (error.kind === 'expired') throw googleExpired()
    throw state === 'unconfirmed' ? sendUnconfirmed() : sendRefused()
  }
}
