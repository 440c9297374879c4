/** The tokens of one grant. `expiryDate` is in milliseconds since 1970. */
export type MicrosoftTokens = {
  accessToken: string
  /** Null if Microsoft gave none: then the grant ends with the access token. */
  refreshToken: string | null
  expiryDate: number
  scope: string
}

/** `address` is null if the account has no mailbox. Microsoft does not state that the address belongs to the account. */
export type MicrosoftIdentity = { tenantId: string; objectId: string; address: string | null }

/** Connecting an account of Microsoft, personal or of a school, and sending by Microsoft Graph. */
export type Microsoft = {
  /**
   * The URL of the consent page. `challenge` is the S256 challenge (SHA-256) of the PKCE verifier that `exchange`
   * presents later.
   */
  consentUrl(flow: { state: string; challenge: string }): Promise<string>
  /** Exchanges the code of a callback for tokens and an identity. Throws MicrosoftFailure('refused' | 'unreachable'). */
  exchange(code: string, verifier: string): Promise<{ tokens: MicrosoftTokens; identity: MicrosoftIdentity }>
  /**
   * Sends one raw MIME message, once, and returns the tokens, which may have been refreshed. Graph returns no id of the
   * message. Throws MicrosoftFailure: `expired` (the grant has ended), `refused`, `busy` (the mailbox has no room for a
   * request now) and `unreachable` (nothing was sent), `unknown` (the request was sent and its outcome cannot be known).
   */
  send(tokens: MicrosoftTokens, raw: Uint8Array): Promise<MicrosoftTokens>
}

export type MicrosoftFailureKind = 'expired' | 'refused' | 'busy' | 'unreachable' | 'unknown'

/** Why Graph refuses every letter of a mailbox, until its student or administrator changes something. */
export type MicrosoftObstacle = 'no_mailbox' | 'suspended' | 'not_own_address'

/** An error of OAuth, with Microsoft's number (AADSTS…) in its description. */
export type MicrosoftRefusal = { error: string; error_description?: string | undefined }

type FailureDetails = {
  cause?: unknown
  renewed?: MicrosoftTokens | null
  refusal?: MicrosoftRefusal | null
  obstacle?: MicrosoftObstacle | null
  retryAfterMs?: number | null
}

export class MicrosoftFailure extends Error {
  readonly kind: MicrosoftFailureKind
  /** Tokens that were refreshed before a failed send: Microsoft asks that they replace the former ones. */
  readonly renewed: MicrosoftTokens | null
  /** What the token endpoint answered instead of tokens. */
  readonly refusal: MicrosoftRefusal | null
  /** Null if nothing is known that the student could change. */
  readonly obstacle: MicrosoftObstacle | null
  /** The time that Graph asks to wait; null if it asks for none. */
  readonly retryAfterMs: number | null

  constructor(
    kind: MicrosoftFailureKind,
    message: string,
    { cause, renewed = null, refusal = null, obstacle = null, retryAfterMs = null }: FailureDetails = {},
  ) {
    super(message, { cause })
    this.name = 'MicrosoftFailure'
    this.kind = kind
    this.renewed = renewed
    this.refusal = refusal
    this.obstacle = obstacle
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * The only permission on a mailbox that is requested: it sends and cannot read. `profile` adds the ids of the account and
 * its tenant to the identity token, `email` its address; both give no access to Graph.
 */
export const SEND_SCOPE = 'https://graph.microsoft.com/Mail.Send'
export const SCOPES = ['openid', 'profile', 'email', 'offline_access', SEND_SCOPE]

/** Whether the granted scopes include sending. Microsoft writes a scope of Graph with its host or without. */
export const maySend = ({ scope }: Pick<MicrosoftTokens, 'scope'>): boolean =>
  scope.split(' ').some((one) => ['mail.send', SEND_SCOPE.toLowerCase()].includes(one.toLowerCase()))
