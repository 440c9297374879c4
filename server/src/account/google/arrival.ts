import { googleAccess } from '../../mailbox/google/google-mailbox.ts'
import type { Account } from '../../mailbox/grants.ts'
import { queueRevocationOfUnused } from '../../mailbox/revoke-access.ts'
import type { GoogleIdentity, GoogleTokens } from '../../services/google/google.ts'
import type { Services } from '../../services.ts'
import type { claimCallback } from './queries.ts'

/** A flow that has returned from Google: its row, and the account with its tokens. `from`: the call's network address. */
export type Arrival = {
  flow: NonNullable<Awaited<ReturnType<typeof claimCallback>>>
  tokens: GoogleTokens
  identity: GoogleIdentity
  from: string
}

/** The account of an arrival, as the mailbox room stores it. */
export const accountOf = ({ tokens, identity }: Pick<Arrival, 'tokens' | 'identity'>): Account => ({
  accountId: identity.sub,
  address: identity.email,
  isVerified: identity.emailVerified,
  access: googleAccess(tokens),
})

/** Queues the end of tokens that no student gets. */
export function revokeUnused(
  services: Pick<Services, 'db' | 'jobs' | 'encryption'>,
  { tokens, identity }: Pick<Arrival, 'tokens' | 'identity'>,
): Promise<void> {
  return queueRevocationOfUnused(services, identity.sub, googleAccess(tokens))
}
