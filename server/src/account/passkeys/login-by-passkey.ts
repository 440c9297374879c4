import type { Assertion } from '@labreach/contract/schemas/passkeys'
import type { Services } from '../../services.ts'
import { passkeyUnknown } from '../errors.ts'
import { recordSignIn } from '../record-sign-in.ts'
import { lockActive } from '../require-active.ts'
import type { Sessions, Tokens } from '../sessions.ts'
import { checkPasskey } from './check-passkey.ts'
import { updateUse } from './queries.ts'

type Attempt = { cookie: string; credential: Assertion; network: string }

/**
 * Starts a session for the student whose passkey has signed the challenge of this browser. Every failure gets the same
 * refusal. No code is asked: the device has verified its user, which is the second factor. Throws passkey_refused and account_suspended.
 */
export async function loginByPasskey(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'encryption'>,
  sessions: Sessions,
  { cookie, credential, network }: Attempt,
): Promise<{ studentId: string; tokens: Tokens }> {
  const checked = await checkPasskey(services, { purpose: 'sign_in', cookie }, credential)
  const tokens = checked?.isValid
    ? await services.db.transaction().execute(async (tx) => {
        await lockActive(tx, checked.studentId)
        const use = { counter: checked.counter, now: services.clock.now() }
        return (await updateUse(tx, checked.passkey, use)) ? sessions.start(tx, checked.studentId) : null
      })
    : null
  const event = tokens ? 'signed_in' : 'sign_in_failed'
  await recordSignIn(services, event, checked?.studentId ?? null, { way: 'passkey', network })
  if (!checked || !tokens) throw passkeyUnknown()
  return { studentId: checked.studentId, tokens }
}
