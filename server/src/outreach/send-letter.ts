import { endDraft } from '../professors/drafts/end-draft.ts'
import { optOutText } from '../professors/opt-out.ts'
import { studentResume } from '../resume/student-resume.ts'
import { GoogleFailure, type GoogleTokens } from '../services/google/google.ts'
import type { World } from '../world.ts'
import { composeMime } from './compose-mime.ts'
import {
  googleExpired,
  googleNotConnected,
  locked,
  professorUnknown,
  resumeMissing,
  sendInProgress,
  sendRefused,
  sendUnconfirmed,
} from './errors.ts'
import { selectGrant, selectProfessor } from './queries.ts'
import { expireGrant, markWritten, settleOutreach, storeTokens } from './records.ts'
import { reserveLetter, type Order, type Reserved } from './reserve-letter.ts'

type Needs = Pick<World, 'db' | 'clock' | 'seals' | 'files' | 'google' | 'config'>
type Wish = Omit<Order, 'professorId'> & {
  scholarId: string
  /** Version of the draft that the letter was written upon. */
  draftSavedAt: Date | undefined
}

/**
 * Sends one letter from the student's own Google account, exactly once: reserve in one transaction, hand it to Gmail
 * outside of any, record what became of it. A sent letter ends its draft; a refused one gives its quota back; one of which
 * nobody can know is `unconfirmed` and never sent again by itself.
 */
export async function sendLetter(world: Needs, wish: Wish) {
  const { db, clock } = world
  const { studentId } = wish
  if (wish.scholarId.startsWith('locked.')) throw locked()
  const professor = await selectProfessor(db, wish.scholarId)
  if (!professor) throw professorUnknown()
  const professorId = professor.id
  const sender = await senderOf(world, studentId)

  const reserved = await db.transaction().execute((tx) => reserveLetter(tx, { ...wish, professorId }, clock.now()))
  if ('earlier' in reserved) {
    if (reserved.earlier === 'unconfirmed') throw sendUnconfirmed()
    if (reserved.earlier === 'sending') throw sendInProgress()
    return { state: 'sent' as const, at: reserved.at, today: reserved.today }
  }
  const sentAt = await handToGmail(world, sender, reserved, { ...wish, professorId })
  return { state: 'sent' as const, at: sentAt, today: reserved.today }
}

type Sender = {
  name: string
  address: string
  tokens: GoogleTokens
  resume: { bytes: Uint8Array; fileName: string }
}

async function senderOf({ db, seals, files }: Needs, studentId: string): Promise<Sender> {
  const grant = await selectGrant(db, studentId)
  if (!grant?.tokens_sealed) throw googleNotConnected()
  if (grant.expired_at) throw googleExpired()
  const stored = await studentResume(db, studentId)
  const bytes = stored && (await files.get(stored.fileId))
  if (!bytes) throw resumeMissing()
  return {
    name: `${grant.first_name} ${grant.last_name}`.trim(),
    address: grant.email,
    tokens: JSON.parse(seals.open(grant.tokens_sealed, studentId)) as GoogleTokens,
    resume: { bytes, fileName: stored.fileName },
  }
}

async function handToGmail(
  { db, clock, seals, google, config }: Needs,
  sender: Sender,
  { id, letter, messageId }: Reserved,
  { studentId, professorId, draftSavedAt }: Wish & { professorId: number },
): Promise<Date> {
  const link = new URLSearchParams({
    professor: String(professorId),
    signature: seals.sign('opt-out-link', optOutText(professorId)),
  })
  const composed = composeMime({
    from: { name: sender.name, address: sender.address },
    ...letter,
    messageId,
    date: clock.now(),
    resume: sender.resume,
    optOut: {
      page: `${config.publicUrl}/optout?${link}`,
      oneClick: `${config.publicUrl}/api/professors/optout/link/?${link}`,
    },
  })
  // A letter that cannot even be composed has certainly not been sent, so it costs nothing.
  const raw = await composed.catch(async (error: unknown) => {
    await settleOutreach(db, studentId, id, { state: 'failed', failure: String(error) }, clock.now())
    throw error
  })
  try {
    const { gmailId, tokens } = await google.send(sender.tokens, raw)
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      await settleOutreach(tx, studentId, id, { state: 'sent', gmailId }, now)
      await markWritten(tx, studentId, professorId, now)
      await endDraft(tx, { studentId, professorId, message: letter.message, savedAt: draftSavedAt })
      if (tokens.accessToken !== sender.tokens.accessToken)
        await storeTokens(tx, studentId, seals.seal(JSON.stringify(tokens), studentId))
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
