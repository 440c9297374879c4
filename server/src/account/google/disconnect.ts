import { GoogleFailure } from '../../services/google/google.ts'
import type { World } from '../../world.ts'
import { googleUnreachable } from '../errors.ts'
import { forgetTokens, selectSealedTokens } from './queries.ts'
import { revokeGrant } from './revoke-grant.ts'

/** Ends the grant at Google, then forgets its tokens. Throws google_unreachable, with nothing changed. */
export async function disconnect(world: Pick<World, 'db' | 'google' | 'seals'>, studentId: string): Promise<void> {
  const sealed = await selectSealedTokens(world.db, studentId)
  if (!sealed) return
  try {
    await revokeGrant(world, studentId, sealed)
  } catch (error) {
    throw error instanceof GoogleFailure ? googleUnreachable() : error
  }
  await forgetTokens(world.db, studentId)
}
