export type Page = {
  /** The URL after all redirects. */
  url: string
  html: string
}

/** Reads public web pages of professors. */
export type Homepages = {
  /** Returns one page as HTML. Throws HomepageFailure. */
  read(url: string): Promise<Page>
}

/**
 * `refused`: the URL will never lead to a page that may be read: the address is not public, or the page is not http,
 * not HTML, or not found. `unreachable`: there was no response; a later attempt may succeed.
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
