import type { ProviderName } from './provider-name.ts'

/**
 * What one grant allows Labreach to do, in the form of its provider: tokens as JSON, for example. Only the provider's
 * adapter reads it. It is stored encrypted.
 */
export type MailboxAccess = string

/** The provider's ids of a sent message and of its thread; null if it returns none. */
export type SentMessage = { id: string | null; threadId: string | null }

/** One kind of mailbox that a student can connect. An adapter implements it, in a folder beside this file. */
export type MailboxProvider = {
  /** The most bytes of a message that the provider takes; absent if every letter is smaller. */
  largestMessage?: number
  /** The most bytes of a resume, so that the letter with it is no larger; absent if every resume fits. */
  largestResume?: number
  /** A Message-ID in the form that the provider uses. */
  newMessageId(): string
  /**
   * Sends one raw MIME message, once, into a thread of the mailbox if one is given and still exists. Returns the
   * provider's ids and the access, which may have been renewed. Throws MailboxFailure.
   */
  send(access: MailboxAccess, raw: Uint8Array, threadId?: string): Promise<SentMessage & { access: MailboxAccess }>
  /**
   * Ends the access at the provider, if the provider lets an application do so. One that has already ended is no error.
   * Throws MailboxFailure('unreachable').
   */
  revoke(access: MailboxAccess): Promise<void>
}

/** Every provider that this deployment has, by its name (mailbox-providers.ts). */
export type MailboxProviders = Readonly<Partial<Record<ProviderName, MailboxProvider>>>

/**
 * `expired`: the grant has ended. `refused` and `unreachable`: nothing was sent. `busy`: nothing was sent, since the
 * mailbox takes no letter at this moment. `unknown`: the request was sent, and
 * whether the provider delivered the message cannot be found out.
 */
export type MailboxFailureKind = 'expired' | 'refused' | 'busy' | 'unreachable' | 'unknown'

/**
 * Why a mailbox takes no letter at all. `no_mailbox`: the account has none that apps can send from. `suspended`: the
 * provider has stopped it. `not_own_address`: it may not send from its address.
 */
export type MailboxObstacle = 'no_mailbox' | 'suspended' | 'not_own_address'

type FailureDetails = {
  cause?: unknown
  renewed?: MailboxAccess | null
  obstacle?: MailboxObstacle | null
  retryAfterMs?: number | null
  sharedLimit?: boolean
}

export class MailboxFailure extends Error {
  readonly kind: MailboxFailureKind
  /** The access, if it was renewed before a send that failed; else null. */
  readonly renewed: MailboxAccess | null
  readonly obstacle: MailboxObstacle | null
  /** How long the provider asks to wait, if it does. */
  readonly retryAfterMs: number | null
  /** Whether `busy` is due to a limit of all mailboxes of this deployment together. */
  readonly sharedLimit: boolean

  constructor(
    kind: MailboxFailureKind,
    message: string,
    { cause, renewed = null, obstacle = null, retryAfterMs = null, sharedLimit = false }: FailureDetails = {},
  ) {
    super(message, { cause })
    this.name = 'MailboxFailure'
    this.kind = kind
    this.renewed = renewed
    this.obstacle = obstacle
    this.retryAfterMs = retryAfterMs
    this.sharedLimit = sharedLimit
  }
}
