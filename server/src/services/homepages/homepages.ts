export type Page = {
  /** Where it was found in the end, after redirects. */
  url: string
  html: string
}

/** Public web pages of professors, read like any visitor would. */
export type Homepages = {
  /** One page as HTML. Throws HomepageFailure. */
  read(url: string): Promise<Page>
}

/**
 * `refused`: this address leads to no page that may or can be read, today or tomorrow: not public, not http, not found,
 * not HTML. `unreachable`: nobody answered; later somebody may.
 */
export type HomepageFailureKind = 'refused' | 'unreachable'

export class HomepageFailure extends Error {
  readonly kind: HomepageFailureKind

  constructor(kind: HomepageFailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'HomepageFailure'
    this.kind = kind
  }
}
