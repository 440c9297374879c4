/** Tokens of one student's grant. `expiryDate` in milliseconds since 1970. */
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

/** What the product needs of Google. */
export type Google = {
  /** Where the browser is sent to consent; `challenge` is the S256 of the verifier that `exchange` will present. */
  consentUrl(trip: { state: string; challenge: string }): Promise<string>
  /** Where the browser is sent to choose its Google account again; nothing but the identity is asked for. */
  identityUrl(flow: { state: string; challenge: string; email: string | null }): Promise<string>
  /** Turns the code of a callback into tokens and a verified identity. Throws GoogleFailure('refused' | 'unreachable'). */
  exchange(code: string, verifier: string): Promise<{ tokens: GoogleTokens; identity: GoogleIdentity }>
  /**
   * Hands one raw MIME message to Gmail, once. Answers Gmail's ids of the message and its thread, which are told here alone
   * (its Message-ID, which takes the place of ours, is never told), and the tokens, which may have been refreshed.
   * Throws GoogleFailure: `expired` (the grant is over), `refused` and `unreachable` (nothing was sent),
   * `unknown` (the request went out and nobody can say what became of it).
   */
  send(
    tokens: GoogleTokens,
    raw: Uint8Array,
  ): Promise<{ gmailId: string; threadId: string | null; tokens: GoogleTokens }>
  /** Ends the whole grant. A grant that is already over counts as ended. Throws GoogleFailure('unreachable'). */
  revoke(tokens: GoogleTokens): Promise<void>
}

export type GoogleFailureKind = 'expired' | 'refused' | 'unreachable' | 'unknown'

export class GoogleFailure extends Error {
  readonly kind: GoogleFailureKind

  constructor(kind: GoogleFailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'GoogleFailure'
    this.kind = kind
  }
}

/** Sending is the one right over a mailbox that is asked for; it cannot read anything. */
export const SEND_SCOPE = 'https://www.googleapis.com/auth/gmail.send'
export const IDENTITY_SCOPES = ['openid', 'email']
export const SCOPES = ['openid', 'email', 'profile', SEND_SCOPE]
