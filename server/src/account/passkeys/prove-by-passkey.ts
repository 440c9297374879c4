import type { RequestOptions } from '@labreach/contract/passkeys'
import type { Assertion } from '@labreach/contract/schemas/passkeys'
import type { Services } from '../../services.ts'
import { noPasskey, passkeyNoProof } from '../errors.ts'
import { markProved } from '../proof/queries.ts'
import { recordSignIn } from '../record-sign-in.ts'
import { openChallenge } from './challenges.ts'
import { checkPasskey } from './check-passkey.ts'
import { composeRequest } from './options.ts'
import { selectPasskeys, updateUse } from './queries.ts'

type Session = { studentId: string; sessionId: string }

/** Options for a signature by one of the student's passkeys. Throws no_passkey. */
export async function openPasskeyProof(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  session: Session,
): Promise<RequestOptions> {
  const allowed = await selectPasskeys(services.db, session.studentId)
  if (allowed.length === 0) throw noPasskey()
  return composeRequest(services.config, await openChallenge(services, { purpose: 'prove', session }), allowed)
}

/** Marks a session as proved by a passkey of its student. Throws passkey_refused, which is added to the audit log. */
export async function proveByPasskey(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'encryption'>,
  { session, credential, network }: { session: Session; credential: Assertion; network: string },
): Promise<void> {
  const checked = await checkPasskey(services, { purpose: 'prove', session }, credential)
  const now = services.clock.now()
  const isProved =
    checked?.isValid &&
    (await services.db.transaction().execute(async (tx) => {
      const isUsed = await updateUse(tx, checked.passkey, { counter: checked.counter, now })
      if (isUsed) await markProved(tx, session, now)
      return isUsed
    }))
  if (isProved) return
  await recordSignIn(services, 'sign_in_failed', session.studentId, { way: 'proof', network })
  throw passkeyNoProof()
}
