import type { Services } from '../../services.ts'
import { findPasswordHash } from '../../students/credentials.ts'
import { noPassword, wrongProof } from '../errors.ts'
import { recordSignIn } from '../record-sign-in.ts'
import { passwordMatches } from '../passwords.ts'
import { markProved } from './queries.ts'

type Proof = { studentId: string; sessionId: string; password: string; network: string }

/**
 * Marks a session as proved by the password. Throws wrong_password, which is added to the audit log, and no_password.
 */
export async function proveIdentity(
  services: Pick<Services, 'db' | 'clock' | 'encryption'>,
  { password, network, ...session }: Proof,
): Promise<void> {
  const stored = await findPasswordHash(services.db, session.studentId)
  if (stored === null) throw noPassword()
  if (!(await passwordMatches(stored, password))) {
    await recordSignIn(services, 'sign_in_failed', session.studentId, { way: 'proof', network })
    throw wrongProof()
  }
  await markProved(services.db, session, services.clock.now())
}
