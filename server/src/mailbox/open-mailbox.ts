import type { Services } from '../services.ts'
import { markExpired, replaceEncrypted } from './access.ts'
import { findGrant } from './grants.ts'
import { MailboxFailure, type SentMessage } from './mailbox.ts'
import { findProvider } from './find-provider.ts'

/** A student's own mailbox, ready to send. */
export type Mailbox = {
  address: string
  newMessageId(): string
  /**
   * Sends one raw MIME message, once, into a thread if one is given and still exists. Stores access that the provider has renewed, and marks a grant that has ended as
   * expired. Throws MailboxFailure.
   */
  send(raw: Uint8Array, threadId?: string): Promise<SentMessage>
}

/** The mailbox that a student sends from; `none` if there is none, `expired` if the provider has ended the grant. */
export async function openMailbox(
  { db, clock, encryption, mailboxes }: Pick<Services, 'db' | 'clock' | 'encryption' | 'mailboxes'>,
  studentId: string,
): Promise<Mailbox | 'none' | 'expired'> {
  const grant = await findGrant(db, studentId)
  const provider = grant && findProvider(mailboxes, grant.accountId)
  if (!provider || !grant.encrypted) return 'none'
  if (grant.expiredAt) return 'expired'
  const encrypted = Buffer.from(grant.encrypted)
  const access = encryption.decrypt(encrypted, studentId)
  return {
    address: grant.address,
    newMessageId: () => provider.newMessageId(),
    async send(raw, threadId) {
      try {
        const { access: renewed, ...sent } = await provider.send(access, raw, threadId)
        if (renewed !== access) await replaceEncrypted(db, studentId, encrypted, encryption.encrypt(renewed, studentId))
        return sent
      } catch (error) {
        if (error instanceof MailboxFailure && error.kind === 'expired')
          await markExpired(db, studentId, encrypted, clock.now())
        throw error
      }
    },
  }
}
