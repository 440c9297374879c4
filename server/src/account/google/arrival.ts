import type { GoogleIdentity, GoogleTokens } from '../../services/google/google.ts'
import type { Services } from '../../services.ts'
import type { Db } from '../../db/connection.ts'
import { upsertGrant, type claimCallback } from './queries.ts'

/** A flow that has come back from Google: what was opened, and who came back with which tokens. */
export type Arrival = {
  flow: NonNullable<Awaited<ReturnType<typeof claimCallback>>>
  tokens: GoogleTokens
  identity: GoogleIdentity
  from: string
}

/** How a Google account stays known after the student who had it is gone. */
export const accountHash = (encryption: Services['encryption'], sub: string): Buffer =>
  Buffer.from(encryption.sign('google-account', sub), 'base64url')

/** Keeps what came back as the Google account of a student. */
export function keepGrant(
  tx: Db,
  { clock, encryption }: Pick<Services, 'clock' | 'encryption'>,
  studentId: string,
  { tokens, identity }: Pick<Arrival, 'tokens' | 'identity'>,
): Promise<void> {
  return upsertGrant(tx, {
    studentId,
    sub: identity.sub,
    email: identity.email,
    emailVerified: identity.emailVerified,
    accountHash: accountHash(encryption, identity.sub),
    encrypted: encryption.encrypt(JSON.stringify(tokens), studentId),
    now: clock.now(),
  })
}
