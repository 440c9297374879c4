import type { AccountChange } from '../../account-change.ts'
import { findProviderName } from '../../mailbox/provider-name.ts'

/** The change of the account of a student whose mailbox was connected or disconnected. */
export const mailboxChange = (accountId: string, change: 'linked' | 'unlinked'): AccountChange =>
  `${findProviderName(accountId)}_${change}`
