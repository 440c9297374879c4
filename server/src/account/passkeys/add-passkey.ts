import { addPasskey as addCall } from '@labreach/contract/passkeys'
import { serverLimits } from '@labreach/contract/server-limits'
import type { Registration } from '@labreach/contract/schemas/passkeys'
import { uuidv7 } from 'uuidv7'
import { sessionEnded } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockCredentials } from '../../students/credentials.ts'
import { passkeyNotAdded, passkeysFull } from '../errors.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { requireProof } from '../proof/require-proof.ts'
import { isActive } from '../sessions.ts'
import { takeChallenge } from './challenges.ts'
import { insertPasskey, selectPasskeys } from './queries.ts'
import { readChallenge, verifyRegistration } from './verify.ts'

type Addition = {
  session: { studentId: string; sessionId: string }
  name: string
  credential: Registration
  from: string
}

/**
 * Adds the passkey that an authenticator has created for a challenge of this session, and tells every verified address.
 * Throws proof_needed, passkey_refused, passkeys_full and session_ended.
 */
export async function addPasskey(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'encryption' | 'jobs'>,
  { session, name, credential, from }: Addition,
): Promise<void> {
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (challenge === null || !(await takeChallenge(services, { purpose: 'add', session }, challenge)))
    throw passkeyNotAdded()
  const verified = await verifyRegistration(services, credential, challenge)
  if (!verified) throw passkeyNotAdded()
  const { studentId } = session
  await services.db.transaction().execute(async (tx) => {
    const student = await lockCredentials(tx, studentId)
    // A new password may have ended the session while the signature was verified.
    if (!student || !(await isActive(tx, session))) throw sessionEnded()
    await requireProof({ ...services, db: tx }, addCall, session)
    if ((await selectPasskeys(tx, studentId)).length >= serverLimits.passkeysMax) throw passkeysFull()
    const added = await insertPasskey(tx, {
      student_id: studentId,
      id: uuidv7(),
      credential_id: verified.credential.id,
      public_key: Buffer.from(verified.credential.publicKey),
      counter: verified.credential.counter,
      transports: credential.response.transports,
      name,
      added_at: services.clock.now(),
    })
    if (!added) throw passkeyNotAdded()
    const notify = await findVerifiedAddresses(tx, studentId)
    await recordChange(tx, services, { change: 'passkey_added', studentId, username: student.username, notify, from })
  })
}
