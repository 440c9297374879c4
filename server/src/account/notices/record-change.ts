import type { AccountChange } from '../../account-change.ts'
import type { Db } from '../../db/connection.ts'
import { networkKey, appendToAuditLog } from '../../audit-log.ts'
import type { Services } from '../../services.ts'

type Change = {
  change: AccountChange
  studentId: string
  username: string
  /** Every verified address, the former and the new ones alike. */
  tell: readonly string[]
  /** The address that was linked, unlinked, or became the account's. */
  address?: string
  /** The network address of the call; null where no call has asked for it. */
  from: string | null
}

/**
 * Appends a change of who may enter an account to the audit log and has its verified addresses told of it, in the
 * transaction of the change. There is no limit on these mails: a limit would let an attacker use it up before the change
 * that matters, and only addresses that belong to the account get them.
 */
export async function recordChange(
  tx: Db,
  services: Pick<Services, 'clock' | 'encryption' | 'jobs'>,
  { change, studentId, username, tell, address, from }: Change,
): Promise<void> {
  const now = services.clock.now()
  const detail = from === null ? {} : { from: networkKey(services, from) }
  await appendToAuditLog(tx, { event: change, subject: studentId, detail }, now)
  const notice = { change, username, at: now.toISOString(), address: address ?? null }
  for (const to of new Map(tell.map((one) => [one.toLowerCase(), one])).values())
    await services.jobs.add(tx, 'account_notice', { to, ...notice })
}
