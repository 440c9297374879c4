import type { Services } from '../../services.ts'
import { noPassword, wrongProof } from '../errors.ts'
import { noteSignIn } from '../note-sign-in.ts'
import { selectPasswordHash } from '../password/queries.ts'
import { passwordMatches } from '../passwords.ts'
import { markProved } from './queries.ts'

type Proof = { studentId: string; sessionId: string; password: string; address: string }

/** Marks a session whose student knows the password. Throws wrong_password, which the audit log keeps, and no_password. */
export async function proveIdentity(
  services: Pick<Services, 'db' | 'clock' | 'encryption'>,
  { password, address, ...whose }: Proof,
): Promise<void> {
  const stored = await selectPasswordHash(services.db, whose.studentId)
  if (stored === null) throw noPassword()
  if (!(await passwordMatches(stored, password))) {
    await noteSignIn(services, 'sign_in_failed', whose.studentId, { way: 'proof', address })
    throw wrongProof()
  }
  await markProved(services.db, whose, services.clock.now())
}
