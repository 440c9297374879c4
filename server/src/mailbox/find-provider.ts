import type { MailboxProvider, MailboxProviders } from './mailbox.ts'

/**
 * The provider of an account, undefined if this deployment does not have it. An account id is `<provider>:<id>`, so that
 * ids of two providers never clash; an id without a colon is Google's.
 */
export function findProvider(mailboxes: MailboxProviders, accountId: string): MailboxProvider | undefined {
  const colon = accountId.indexOf(':')
  return mailboxes[colon < 0 ? 'google' : accountId.slice(0, colon)]
}
