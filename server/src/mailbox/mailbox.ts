/**
 * What one grant allows Labreach to do, in the form of its provider: tokens as JSON, for example. Only the provider's
 * adapter reads it. It is stored encrypted.
 */
export type MailboxAccess = string

/** The provider's ids of a sent message and of its thread. */
export type SentMessage = { id: string; threadId: string | null }

/** One kind of mailbox that a student can connect. An adapter implements it, in a folder beside this file. */
export type MailboxProvider = {
  /** A Message-ID in the form that the provider uses. */
  newMessageId(): string
  /**
   * Sends one raw MIME message, once, into a thread of the mailbox if one is given and still exists. Returns the
   * provider's ids and the access, which may have been renewed. Throws MailboxFailure.
   */
  send(access: MailboxAccess, raw: Uint8Array, threadId?: string): Promise<SentMessage & { access: MailboxAccess }>
  /** Ends the access at the provider. One that has already ended is no error. Throws MailboxFailure('unreachable'). */
  revoke(access: MailboxAccess): Promise<void>
}

/** Every provider by its name (mailbox-providers.ts). */
export type MailboxProviders = Readonly<Record<string, MailboxProvider>>

/**
 * `expired`: the grant has ended. `refused` and `unreachable`: nothing was sent. `unknown`: the request was sent, and
 * whether the provider delivered the message cannot be found out.
 */
export type MailboxFailureKind = 'expired' | 'refused' | 'unreachable' | 'unknown'

export class MailboxFailure extends Error {
  readonly kind: MailboxFailureKind

  constructor(kind: MailboxFailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'MailboxFailure'
    this.kind = kind
  }
}
