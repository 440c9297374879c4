import type { Quota } from '@labreach/contract/account'
import type { Usage } from './quotas.ts'

/** A quota in the form of the contract. */
export function quotaView({ used, limit, resetsAt, nextAt }: Usage): Quota {
  return {
    used,
    limit,
    resets_at: resetsAt && resetsAt.toISOString(),
    ...(nextAt && { next_at: nextAt.toISOString() }),
  }
}
