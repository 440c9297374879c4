import { placeOf, writeDown } from '../journal.ts'
import type { World } from '../world.ts'

/** By which way somebody tried to come in, and the network address they came from. */
export type Attempt = { way: 'password' | 'google' | 'registration'; address: string }

/**
 * Writes down that somebody signed in, or tried to (`studentId`: whose account was meant, null where there is none). What
 * was typed stands nowhere: a password is easily typed in the place of a name.
 */
export function noteSignIn(
  world: Pick<World, 'db' | 'clock' | 'seals'>,
  event: 'signed_in' | 'sign_in_failed',
  studentId: string | null,
  { way, address }: Attempt,
): Promise<void> {
  const detail = { way, from: placeOf(world, address) }
  return writeDown(world.db, { event, subject: studentId ?? 'unknown', detail }, world.clock.now())
}
