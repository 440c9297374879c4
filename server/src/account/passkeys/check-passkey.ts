import type { Assertion } from '@labreach/contract/schemas/passkeys'
import type { Services } from '../../services.ts'
import { takeChallenge, type Holder } from './challenges.ts'
import { createUserHandle } from './options.ts'
import { selectByCredential, type PasskeyRow } from './queries.ts'
import { readChallenge, verifyAssertion } from './verify.ts'

/** `counter`: the new one. Store it by `updateUse` in the transaction that relies on the result. */
type CheckedPasskey = { studentId: string } & (
  | { isValid: true; passkey: PasskeyRow; counter: number }
  | { isValid: false }
)

/**
 * Checks a signature of a passkey for a challenge of this holder. Null if no stored passkey is meant, or if the
 * challenge is not valid.
 */
export async function checkPasskey(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  holder: Holder,
  credential: Assertion,
): Promise<CheckedPasskey | null> {
  const { clientDataJSON, userHandle } = credential.response
  const challenge = readChallenge(clientDataJSON)
  if (challenge === null || !(await takeChallenge(services, holder, challenge))) return null
  const passkey = await selectByCredential(services.db, credential.id)
  if (!passkey) return null
  const studentId = passkey.student_id
  // An authenticator that was not given the passkey's id always returns the handle.
  const isHandleRight = userHandle ? userHandle === createUserHandle(studentId) : holder.purpose !== 'sign_in'
  const isOwn = holder.purpose === 'sign_in' || holder.session.studentId === studentId
  const verified = isHandleRight && isOwn ? await verifyAssertion(services, credential, { challenge, passkey }) : null
  return verified ? { studentId, isValid: true, passkey, counter: verified.newCounter } : { studentId, isValid: false }
}
