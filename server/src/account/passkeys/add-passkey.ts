import { addPasskey as addCall } from '@labreach/contract/passkeys'
import { serverLimits } from '@labreach/contract/server-limits'
import type { Registration } from '@labreach/contract/schemas/passkeys'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/connection.ts'
import { sessionEnded } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockCredentials } from '../../students/credentials.ts'
import { passkeyNotAdded, passkeysFull } from '../errors.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { requireProof } from '../proof/require-proof.ts'
import { countGuessWhile } from '../second-factor/count-guess-while.ts'
import { passSecondFactor } from '../second-factor/take-code.ts'
import { isActive } from '../sessions.ts'
import { takeChallenge } from './challenges.ts'
import { insertPasskey, selectPasskeys } from './queries.ts'
import { readChallenge, verifyRegistration } from './verify.ts'

type Addition = {
  session: { studentId: string; sessionId: string }
  name: string
  credential: Registration
  /** Of the second factor, if it is on. */
  code?: string | undefined
  from: string
}

/**
 * Adds the passkey that an authenticator has created for a challenge of this session, and tells every verified address.
 * A passkey is both factors, so it needs a code while the second factor is on; a wrong code leaves the challenge unused,
 * since the authenticator has stored the passkey by then. Throws proof_needed, passkey_refused, passkeys_full,
 * session_ended, second_factor_needed, _wrong, _unreadable and rate_limited.
 */
export async function addPasskey(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'encryption' | 'jobs'>,
  { session, name, credential, code = '', from }: Addition,
): Promise<void> {
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (challenge === null) throw passkeyNotAdded()
  const { studentId } = session
  const isAdded = await countGuessWhile(services, { studentId, code, network: from }, () =>
    services.db.transaction().execute(add),
  )
  if (!isAdded) throw passkeyNotAdded()

  /** Returns false for a passkey that is refused; the challenge is used up all the same. */
  async function add(tx: Db): Promise<boolean> {
    const student = await lockCredentials(tx, studentId)
    // A new password may have ended the session meanwhile.
    if (!student || !(await isActive(tx, session))) throw sessionEnded()
    await requireProof({ ...services, db: tx }, addCall, session)
    if ((await selectPasskeys(tx, studentId)).length >= serverLimits.passkeysMax) throw passkeysFull()
    await passSecondFactor(tx, services, addCall, { studentId, username: student.username, code, from })
    if (!(await takeChallenge({ ...services, db: tx }, { purpose: 'add', session }, challenge!))) return false
    const verified = await verifyRegistration(services, credential, challenge!)
    if (!verified) return false
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
    if (!added) return false
    const notify = await findVerifiedAddresses(tx, studentId)
    await recordChange(tx, services, { change: 'passkey_added', studentId, username: student.username, notify, from })
    return true
  }
}
