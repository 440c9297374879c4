import { hashNetwork, appendToAuditLog } from '../audit-log.ts'
import type { Services } from '../services.ts'

/** How a sign-in or a proof was tried, and the network of the client. */
export type Attempt = { way: 'password' | 'google' | 'passkey' | 'code' | 'registration' | 'proof'; network: string }

/**
 * Appends a sign-in, its first step, or a failed sign-in or proof, to the audit log. `studentId` is null if no account was identified.
 * The typed username is not logged, since users sometimes type their password into that field.
 */
export function recordSignIn(
  services: Pick<Services, 'db' | 'clock' | 'encryption'>,
  event: 'signed_in' | 'sign_in_failed' | 'first_step_passed',
  studentId: string | null,
  { way, network }: Attempt,
): Promise<void> {
  const detail = { way, from: hashNetwork(services, network) }
  return appendToAuditLog(services.db, { event, subject: studentId ?? 'unknown', detail }, services.clock.now())
}
