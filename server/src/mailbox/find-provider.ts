import type { MailboxProvider, MailboxProviders } from './mailbox.ts'
import { findProviderName } from './provider-name.ts'

/** The provider of an account, undefined if this deployment does not have it. */
export const findProvider = (mailboxes: MailboxProviders, accountId: string): MailboxProvider | undefined =>
  mailboxes[findProviderName(accountId)]
