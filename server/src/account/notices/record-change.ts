import type { AccountChange } from '../../account-change.ts'
import type { Db } from '../../db/connection.ts'
import { hashNetwork, appendToAuditLog } from '../../audit-log.ts'
import type { Services } from '../../services.ts'

type Change = {
  change: AccountChange
  studentId: string
  username: string
  /** The addresses that get a notice: all verified ones, former and new. */
  notify: readonly string[]
  /** The address that was linked, unlinked, or set as the account's. */
  address?: string
  /** After a new password: how many passkeys still sign in. */
  passkeys?: number
  /** The IP address of the client; null if no call caused the change. */
  from: string | null
}

/**
 * Appends a change of the access to an account to the audit log and queues notices to its verified addresses, in the
 * transaction of the change. These mails have no rate limit: an attacker could use it up before the change that
 * matters, and only addresses that belong to the account get them.
 */
export async function recordChange(
  tx: Db,
  services: Pick<Services, 'clock' | 'encryption' | 'jobs'>,
  { change, studentId, username, notify, address, passkeys = 0, from }: Change,
): Promise<void> {
  const now = services.clock.now()
  const detail = from === null ? {} : { from: hashNetwork(services, from) }
  await appendToAuditLog(tx, { event: change, subject: studentId, detail }, now)
  const notice = { change, username, at: now.toISOString(), address: address ?? null, passkeys }
  for (const to of new Map(notify.map((one) => [one.toLowerCase(), one])).values())
    await services.jobs.add(tx, 'account_notice', { to, ...notice })
}
