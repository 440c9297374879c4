export type Page = {
  /** The URL after all redirects. */
  url: string
  html: string
}

/** Reads public web pages of professors. */
export type Homepages = {
  /** Returns one page as HTML, after redirects. Throws HomepageFailure. */
  read(url: string): Promise<Page>
  /**
   * Sends one request, for readers that ask the host's rules before each. Returns the page or the URL to which it has
   * moved. Throws HomepageFailure.
   */
  request(url: string): Promise<Page | { movedTo: string }>
  /**
   * The robots.txt of the host of this URL; empty if the host has none. Throws HomepageFailure: `unreachable` means
   * that the rules are unknown.
   */
  readRobots(url: string): Promise<string>
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
