import type { GoogleTokens } from '../../services/google/google.ts'
import type { World } from '../../world.ts'

/** Ends a grant at Google by the sealed tokens that were kept of it. Throws GoogleFailure while Google cannot be reached. */
export function revokeGrant(
  { google, seals }: Pick<World, 'google' | 'seals'>,
  studentId: string,
  sealed: Uint8Array,
): Promise<void> {
  return google.revoke(JSON.parse(seals.open(sealed, studentId)) as GoogleTokens)
}
