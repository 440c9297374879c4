import { lifetimes } from '@labreach/contract/lifetimes'
import { googleFlow } from '@labreach/contract/session'
import { requireVisitorResume } from '../../resume/visitor-resume.ts'
import { hashToken, newToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { findUsername } from '../../students/find-student.ts'
import { requireProof } from '../proof/require-proof.ts'
import { insertFlow } from '../mailbox/flow-queries.ts'

type Start = {
  student: { studentId: string; sessionId: string } | null
  temporaryToken?: string | undefined
  ref?: string | undefined
  /** `prove`: the flow connects nothing; it proves that the student is present. */
  purpose?: 'prove' | undefined
}

/**
 * Starts a flow to Google and returns the secret for its cookie. The user of the flow is set here and never read from
 * `state`: a signed-in student (to connect, or to prove who they are), a visitor with a temporary token (to sign up), or
 * an unknown user (to sign in). Throws proof_needed: a stolen access token alone connects nothing.
 */
export async function openFlow({ db, clock }: Pick<Services, 'db' | 'clock'>, start: Start): Promise<string> {
  const now = clock.now()
  const { student, temporaryToken, ref, purpose } = start
  if (student && purpose !== 'prove') await requireProof({ db, clock }, googleFlow, student)
  if (!student && temporaryToken) await requireVisitorResume(db, clock, temporaryToken)
  const cookie = newToken()
  await insertFlow(
    db,
    {
      cookie_hash: hashToken(cookie),
      student_id: student?.studentId ?? null,
      session_id: student?.sessionId ?? null,
      purpose: student ? (purpose ?? null) : null,
      temporary_token_hash: !student && temporaryToken ? hashToken(temporaryToken) : null,
      referred_by: ref && (await isStudent(db, ref)) ? ref : null,
      expires_at: new Date(now.getTime() + lifetimes.mailboxFlowMs),
    },
    now,
  )
  return cookie
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function isStudent(db: Services['db'], id: string): Promise<boolean> {
  return uuid.test(id) && (await findUsername(db, id)) !== undefined
}
