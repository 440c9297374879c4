import { GoogleFailure, type GoogleTokens } from '../../services/google/google.ts'
import type { World } from '../../world.ts'
import { googleUnreachable } from '../errors.ts'
import { forgetTokens, selectSealedTokens } from './queries.ts'

/** Ends the grant at Google, then forgets its tokens. Throws google_unreachable, with nothing changed. */
export async function disconnect(
  { db, google, seals }: Pick<World, 'db' | 'google' | 'seals'>,
  studentId: string,
): Promise<void> {
  const sealed = await selectSealedTokens(db, studentId)
  if (!sealed) return
  try {
    await google.revoke(JSON.parse(seals.open(sealed, studentId)) as GoogleTokens)
  } catch (error) {
    throw error instanceof GoogleFailure ? googleUnreachable() : error
  }
  await forgetTokens(db, studentId)
}
