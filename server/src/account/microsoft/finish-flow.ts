import { hashToken } from '../../encryption.ts'
import { microsoftAccess } from '../../mailbox/microsoft/microsoft-mailbox.ts'
import { maySend, MicrosoftFailure, type Microsoft } from '../../services/microsoft/microsoft.ts'
import type { Services } from '../../services.ts'
import { microsoftFlowErrors } from '../errors.ts'
import { addError } from '../mailbox/add-error.ts'
import { connectFlow } from '../mailbox/connect-flow.ts'
import { claimCallback, type Flow } from '../mailbox/flow-queries.ts'
import { needsAdministrator } from './needs-administrator.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'> & { microsoft: Microsoft }
type Callback = {
  state: string
  code?: string | undefined
  error?: string | undefined
  error_description?: string | undefined
  error_subcode?: string | undefined
}

/**
 * Ends a flow when Microsoft redirects the browser back, and connects the mailbox. Returns the next page. `network`: the
 * client's.
 */
export async function finishFlow(services: Deps, secret: string, callback: Callback, network: string): Promise<string> {
  const key = { provider: 'microsoft', cookieHash: hashToken(secret) } as const
  const flow = await claimCallback(services.db, key, callback.state, services.clock.now())
  if (!flow?.code_verifier) return addError('/login', microsoftFlowErrors.flowEnded)
  const reason = await connect(services, { flow, verifier: flow.code_verifier, callback, network })
  if (reason === null) return '/profile'
  return addError(reason === 'flowEnded' ? '/login' : '/profile', microsoftFlowErrors[reason])
}

type Returned = { flow: Flow; verifier: string; callback: Callback; network: string }

/** Null if the mailbox is connected; otherwise the reason, and then nothing of Microsoft is stored. */
async function connect(
  services: Deps,
  { flow, verifier, callback, network }: Returned,
): Promise<keyof typeof microsoftFlowErrors | null> {
  if (callback.error || !callback.code) return needsAdministrator(callback) ? 'adminNeeded' : 'denied'
  try {
    const { tokens, identity } = await services.microsoft.exchange(callback.code, verifier)
    if (!maySend(tokens)) return 'noSending'
    if (identity.address === null) return 'noMailbox'
    const account = {
      accountId: `microsoft:${identity.tenantId}.${identity.objectId}`,
      address: identity.address,
      // An administrator can put any address into an account, so it proves nothing here: it only sends.
      isVerified: false,
      signsIn: false,
      access: microsoftAccess(tokens),
    }
    const outcome = await connectFlow(services, { flow, account, network })
    return outcome === 'connected' ? null : outcome
  } catch (error) {
    if (error instanceof MicrosoftFailure)
      return error.refusal && needsAdministrator(error.refusal) ? 'adminNeeded' : 'failed'
    throw error
  }
}
