import type { Student } from '@labreach/contract/account'

/** When the next unlock is possible; null if one is possible now, or never again since the total is used up. */
export const unlockResetsAt = ({ unlocks_week: week, unlocks_total: total }: Student['quotas']): string | null =>
  total.used < total.limit ? week.resets_at : null
