import type { Services } from '../services.ts'
import { markExpired, replaceEncrypted } from './access.ts'
import { findGrant } from './grants.ts'
import { MailboxFailure, type MailboxAccess, type SentMessage } from './mailbox.ts'
import { findProvider } from './find-provider.ts'
import { findProviderName, type ProviderName } from './provider-name.ts'

/** A student's own mailbox, ready to send. */
export type Mailbox = {
  provider: ProviderName
  address: string
  /** The most bytes of a message that the provider takes. */
  largestMessage: number
  /** The most bytes of a resume that letters are sent with. */
  largestResume: number
  newMessageId(): string
  /**
   * Sends one raw MIME message, once, into a thread if one is given and still exists. Stores access that the provider has renewed, and marks a grant that has ended as
   * expired. Throws MailboxFailure.
   */
  send(raw: Uint8Array, threadId?: string): Promise<SentMessage>
}

/** A mailbox whose provider has ended the grant. */
export type ExpiredMailbox = { expired: ProviderName }

/** The mailbox that a student sends from, or the one whose grant has ended; `none` if there is neither. */
export async function openMailbox(
  { db, clock, encryption, mailboxes }: Pick<Services, 'db' | 'clock' | 'encryption' | 'mailboxes'>,
  studentId: string,
): Promise<Mailbox | ExpiredMailbox | 'none'> {
  const grant = await findGrant(db, studentId)
  const provider = grant && findProvider(mailboxes, grant.accountId)
  if (!provider || !grant.encryptedAccess) return 'none'
  const name = findProviderName(grant.accountId)
  if (grant.expiredAt) return { expired: name }
  const encryptedAccess = Buffer.from(grant.encryptedAccess)
  const access = encryption.decrypt(encryptedAccess, studentId)
  const store = (renewed: MailboxAccess) =>
    replaceEncrypted(db, studentId, encryptedAccess, encryption.encrypt(renewed, studentId))
  return {
    provider: name,
    address: grant.address,
    largestMessage: provider.largestMessage ?? Infinity,
    largestResume: provider.largestResume ?? Infinity,
    newMessageId: () => provider.newMessageId(),
    async send(raw, threadId) {
      try {
        const { access: renewed, ...sent } = await provider.send(access, raw, threadId)
        if (renewed !== access) await store(renewed)
        return sent
      } catch (error) {
        if (error instanceof MailboxFailure && error.kind === 'expired')
          await markExpired(db, studentId, encryptedAccess, clock.now())
        else if (error instanceof MailboxFailure && error.renewed) await store(error.renewed)
        throw error
      }
    },
  }
}
