import { networkKey, appendToAuditLog } from '../audit-log.ts'
import type { Services } from '../services.ts'

/** By which way somebody tried to come in, and the network address they came from. */
export type Attempt = { way: 'password' | 'google' | 'registration' | 'proof'; address: string }

/**
 * Writes down that somebody signed in, or tried to (`studentId`: whose account was meant, null where there is none). What
 * was typed stands nowhere: a password is easily typed in the place of a name.
 */
export function noteSignIn(
  services: Pick<Services, 'db' | 'clock' | 'encryption'>,
  event: 'signed_in' | 'sign_in_failed',
  studentId: string | null,
  { way, address }: Attempt,
): Promise<void> {
  const detail = { way, from: networkKey(services, address) }
  return appendToAuditLog(services.db, { event, subject: studentId ?? 'unknown', detail }, services.clock.now())
}
