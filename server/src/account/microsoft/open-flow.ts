import { createHash } from 'node:crypto'
import { lifetimes } from '@labreach/contract/lifetimes'
import { microsoftFlow } from '@labreach/contract/microsoft'
import { hashToken, newToken } from '../../encryption.ts'
import { sessionEnded } from '../../refusal.ts'
import type { Microsoft } from '../../services/microsoft/microsoft.ts'
import type { Services } from '../../services.ts'
import { hasPassword } from '../../students/credentials.ts'
import { passwordNeeded } from '../errors.ts'
import { connecting, insertFlow } from '../mailbox/flow-queries.ts'
import { requireProof } from '../proof/require-proof.ts'

type Deps = Pick<Services, 'db' | 'clock'> & { microsoft: Microsoft }

/**
 * Starts a flow that connects a mailbox of Microsoft to a signed-in student. Returns the secret for its cookie and the URL
 * of Microsoft's page. Throws proof_needed, since a stolen access token alone connects nothing, and password_needed.
 */
export async function openFlow(
  { db, clock, microsoft }: Deps,
  student: { studentId: string; sessionId: string },
): Promise<{ secret: string; url: string }> {
  // Before the proof: an account without a password proves itself at Google, and would then be refused.
  const isProtected = await hasPassword(db, student.studentId)
  if (isProtected === undefined) throw sessionEnded()
  if (!isProtected) throw passwordNeeded()
  await requireProof({ db, clock }, microsoftFlow, student)
  const [secret, state, verifier] = [newToken(), newToken(), newToken()]
  const now = clock.now()
  await insertFlow(
    db,
    {
      purpose: connecting('microsoft'),
      cookie_hash: hashToken(secret),
      student_id: student.studentId,
      session_id: student.sessionId,
      state,
      code_verifier: verifier,
      expires_at: new Date(now.getTime() + lifetimes.mailboxFlowMs),
    },
    now,
  )
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { secret, url: await microsoft.consentUrl({ state, challenge }) }
}
