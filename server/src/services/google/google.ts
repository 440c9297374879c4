/** The tokens of one grant. `expiryDate` is in milliseconds since 1970. */
export type GoogleTokens = {
  accessToken: string
  refreshToken: string | null
  expiryDate: number | null
  scope: string
}

export type GoogleIdentity = {
  sub: string
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
}

/** Sign-in through Google, and sending through Gmail. */
export type Google = {
  /**
   * The URL of the consent page. `challenge` is the S256 challenge (SHA-256) of the PKCE verifier that `exchange`
   * presents later.
   */
  consentUrl(flow: { state: string; challenge: string }): Promise<string>
  /** The URL of the page to choose the Google account again. It requests the identity and no other permission. */
  identityUrl(flow: { state: string; challenge: string; email: string | null }): Promise<string>
  /**
   * Exchanges the code of a callback for tokens and a verified identity. Throws GoogleFailure('refused' |
   * 'unreachable').
   */
  exchange(code: string, verifier: string): Promise<{ tokens: GoogleTokens; identity: GoogleIdentity }>
  /**
   * Sends one raw MIME message through Gmail, once, into a thread if one is given and still exists. Returns the tokens,
   * which may have been refreshed, and Gmail's ids of the message and its thread: only this response contains them, and
   * no response contains the Message-ID that replaces ours. Throws GoogleFailure: `expired` (the grant has ended),
   * `refused`, `busy` (the mailbox takes no letter at this moment) and `unreachable` (nothing was sent), `unknown` (the
   * request was sent and its outcome cannot be known).
   */
  send(
    tokens: GoogleTokens,
    raw: Uint8Array,
    threadId?: string,
  ): Promise<{ gmailId: string; threadId: string | null; tokens: GoogleTokens }>
  /** Ends the whole grant. One that has already ended is no error. Throws GoogleFailure('unreachable'). */
  revoke(tokens: GoogleTokens): Promise<void>
}

export type GoogleFailureKind = 'expired' | 'refused' | 'busy' | 'unreachable' | 'unknown'

type FailureDetails = {
  cause?: unknown
  obstacle?: 'no_mailbox' | null
  retryAfterMs?: number | null
  sharedLimit?: boolean
}

export class GoogleFailure extends Error {
  readonly kind: GoogleFailureKind
  /** Why Gmail refuses every letter of this account; null if nothing is known that the student could change. */
  readonly obstacle: 'no_mailbox' | null
  /** The time that Gmail asks to wait; null if it asks for none. */
  readonly retryAfterMs: number | null
  /** Whether `busy` is due to a limit of all mailboxes of this deployment together. */
  readonly sharedLimit: boolean

  constructor(
    kind: GoogleFailureKind,
    message: string,
    { cause, obstacle = null, retryAfterMs = null, sharedLimit = false }: FailureDetails = {},
  ) {
    super(message, { cause })
    this.name = 'GoogleFailure'
    this.kind = kind
    this.obstacle = obstacle
    this.retryAfterMs = retryAfterMs
    this.sharedLimit = sharedLimit
  }
}

/** The only permission on a mailbox that is requested: it sends and cannot read. */
export const SEND_SCOPE = 'https://www.googleapis.com/auth/gmail.send'
export const IDENTITY_SCOPES = ['openid', 'email']
export const SCOPES = ['openid', 'email', 'profile', SEND_SCOPE]
