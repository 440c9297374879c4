import type { Services } from '../services.ts'
import { createGoogleMailbox } from './google/google-mailbox.ts'
import type { MailboxProvider, MailboxProviders } from './mailbox.ts'

/** Every kind of mailbox that a student can connect. */
export function createMailboxProviders({ google }: Pick<Services, 'google'>): MailboxProviders {
  return { google: createGoogleMailbox(google) }
}

/**
 * The provider of an account, undefined if this deployment does not have it. An account id is `<provider>:<id>`, so that
 * ids of two providers never clash; an id without a colon is Google's.
 */
export function findProvider(mailboxes: MailboxProviders, accountId: string): MailboxProvider | undefined {
  const colon = accountId.indexOf(':')
  return mailboxes[colon < 0 ? 'google' : accountId.slice(0, colon)]
}
