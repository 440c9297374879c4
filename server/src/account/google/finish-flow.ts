import { Refusal } from '../../refusal.ts'
import { hashToken } from '../../encryption.ts'
import { GoogleFailure, SEND_SCOPE } from '../../services/google/google.ts'
import type { Services } from '../../services.ts'
import { flowErrors } from '../errors.ts'
import { revokeUnused } from './returned-flow.ts'
import { connect } from './connect.ts'
import { signInOrUp } from './sign-in-or-up.ts'
import { addError, registerPage } from '../mailbox/add-error.ts'
import { proveByGoogle } from './prove-by-google.ts'
import { claimCallback } from '../mailbox/flow-queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'google' | 'encryption' | 'jobs'>
type Callback = { state: string; code?: string | undefined; error?: string | undefined }

/**
 * Ends a flow when Google redirects the browser back: connects the account, signs in, signs up, or accepts the account
 * as a proof, as the flow of this cookie requires. Returns the next page. `network`: the client's.
 */
export async function finishFlow(services: Deps, cookie: string, callback: Callback, network: string): Promise<string> {
  const key = { provider: 'google', cookieHash: hashToken(cookie) } as const
  const flow = await claimCallback(services.db, key, callback.state, services.clock.now())
  if (!flow?.code_verifier) return addError('/login', flowErrors.flowEnded)
  const home = flow.student_id ? '/profile' : flow.temporary_token_hash ? registerPage(flow.referred_by) : '/login'
  if (callback.error || !callback.code) return addError(home, flowErrors.denied)
  try {
    const { tokens, identity } = await services.google.exchange(callback.code, flow.code_verifier)
    const arrival = { flow, tokens, identity, network }
    if (flow.purpose === 'prove') return await proveByGoogle(services, arrival)
    if (!tokens.scope.split(' ').includes(SEND_SCOPE)) {
      await revokeUnused(services, arrival)
      return addError(home, flowErrors.noSending)
    }
    return flow.student_id ? await connect(services, arrival) : await signInOrUp(services, arrival)
  } catch (error) {
    if (error instanceof GoogleFailure) return addError(home, flowErrors.failed)
    if (error instanceof Refusal) return addError(registerPage(flow.referred_by), error.message)
    throw error
  }
}
