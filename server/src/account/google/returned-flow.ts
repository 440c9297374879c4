import { googleAccess } from '../../mailbox/google/google-mailbox.ts'
import type { MailboxAccount } from '../../mailbox/grants.ts'
import { queueRevocationOfUnused } from '../../mailbox/revoke-access.ts'
import type { GoogleIdentity, GoogleTokens } from '../../services/google/google.ts'
import type { Services } from '../../services.ts'
import type { Flow } from '../mailbox/flow-queries.ts'

/**
 * A flow whose browser has come back from Google: its row, and the Google account with its tokens. `network`: the
 * client's.
 */
export type ReturnedFlow = {
  flow: Flow
  tokens: GoogleTokens
  identity: GoogleIdentity
  network: string
}

/** Converts the Google account to the form that the mailbox room stores. */
export const toMailboxAccount = ({ tokens, identity }: Pick<ReturnedFlow, 'tokens' | 'identity'>): MailboxAccount => ({
  accountId: identity.sub,
  address: identity.email,
  isVerified: identity.emailVerified,
  signsIn: true,
  access: googleAccess(tokens),
})

/** Queues the revocation of tokens that are not stored for a student. */
export function revokeUnused(
  services: Pick<Services, 'db' | 'jobs' | 'encryption'>,
  { tokens, identity }: Pick<ReturnedFlow, 'tokens' | 'identity'>,
): Promise<void> {
  return queueRevocationOfUnused(services, identity.sub, googleAccess(tokens))
}
