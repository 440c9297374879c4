import { createHash } from 'node:crypto'
import { hashToken, newToken } from '../../encryption.ts'
import { findGrant } from '../../mailbox/grants.ts'
import { findProviderName } from '../../mailbox/provider-name.ts'
import type { Services } from '../../services.ts'
import { findUsername } from '../../students/find-student.ts'
import { flowErrors } from '../errors.ts'
import { addError } from '../mailbox/add-error.ts'
import { selectFlow, updateFlow, type Flow } from '../mailbox/flow-queries.ts'
import { decryptState, stateText } from './state.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'google'>

/**
 * The URL of Google's page for this flow: its consent page, or for a proof of identity the choice of an account. If
 * cookie and state do not belong together, the URL of the page to return to, with an error.
 */
export async function startFlow({ db, clock, config, google }: Deps, cookie: string, state: string): Promise<string> {
  const cookieHash = hashToken(cookie)
  const flow = await selectFlow(db, { provider: 'google', cookieHash }, clock.now())
  const text = await decryptState(state, config.keys.stateSecret)
  if (!flow || text === null || !(await isStateOfFlow(db, flow, text)))
    return addError(flow?.student_id ? '/profile' : '/login', flowErrors.flowEnded)

  const [oauthState, verifier] = [newToken(), newToken()]
  await updateFlow(db, cookieHash, { state: oauthState, code_verifier: verifier })
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  if (flow.purpose !== 'prove') return google.consentUrl({ state: oauthState, challenge })
  const grant = await findGrant(db, flow.student_id!)
  const email = grant && findProviderName(grant.accountId) === 'google' ? grant.address : null
  return google.identityUrl({ state: oauthState, challenge, email })
}

/** The state contains a student's username, a signup's temporary token, or for a sign-in an empty text; see stateText. */
async function isStateOfFlow(db: Services['db'], flow: Flow, text: string): Promise<boolean> {
  if (flow.student_id) {
    const username = await findUsername(db, flow.student_id)
    return username !== undefined && text === stateText(username)
  }
  if (!flow.temporary_token_hash) return text === stateText('')
  const token = text.slice(3, 3 + Number(text.slice(0, 3)))
  return hashToken(token).equals(flow.temporary_token_hash)
}
