import { Resolver } from 'node:dns/promises'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { HomepageFailure, type Homepages } from './homepages.ts'
import { isPublicAddress } from './public-address.ts'

const MAX_REDIRECTS = 3
/** The timeout of one read, redirects included. */
const TIMEOUT_MS = 5_000
const MAX_BYTES = 1024 * 1024

type Options = {
  /** All IP addresses of a host name; empty if the name does not exist. */
  resolve?: (host: string) => Promise<string[]>
  isPublic?: (address: string) => boolean
  timeoutMs?: number
}

/**
 * Reads public pages without the risk of server-side request forgery. Only http and https are allowed, and all
 * addresses of the host must be public. The connection is made to a checked address, so a name that resolves
 * differently later (DNS rebinding) has no effect. Each redirect is checked in the same way. Requests have no cookies
 * and no credentials. Only text/html and robots.txt are read, at most the first megabyte.
 */
export function createHomepages(options: Options = {}): Homepages {
  const { resolve = resolveAddresses, isPublic = isPublicAddress, timeoutMs = TIMEOUT_MS } = options
  return {
    read: (url) => follow(url, readHtml).then(({ url: last, content }) => ({ url: last, html: content })),
    async request(given) {
      const step = await requestOnce(URL.parse(given), AbortSignal.timeout(timeoutMs))
      return 'movedTo' in step
        ? { movedTo: step.movedTo.href }
        : { url: step.url.href, html: await readHtml(step.response) }
    },
    readRobots: (url) => follow(new URL('/robots.txt', url).href, readRobotsText).then(({ content }) => content),
  }

  /** Reads a URL after at most MAX_REDIRECTS redirects. */
  async function follow(given: string, readBody: (response: IncomingMessage) => Promise<string>) {
    const signal = AbortSignal.timeout(timeoutMs)
    let url = URL.parse(given)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const step = await requestOnce(url, signal)
      if (!('movedTo' in step)) return { url: step.url.href, content: await readBody(step.response) }
      url = step.movedTo
    }
    throw new HomepageFailure('refused', 'This page has too many redirects.')
  }

  /** Sends one request. Returns the response, or the URL of a redirect. */
  async function requestOnce(
    url: URL | null,
    signal: AbortSignal,
  ): Promise<{ url: URL; response: IncomingMessage } | { movedTo: URL }> {
    if (!url) throw new HomepageFailure('refused', 'This is no URL.')
    url.username = url.password = ''
    const response = await request(url, await resolvePublic(url, signal), signal)
    const { statusCode: status = 0, headers } = response
    if (status < 300 || status >= 400 || !headers.location) return { url, response }
    response.destroy()
    const movedTo = URL.parse(headers.location, url)
    if (!movedTo) throw new HomepageFailure('refused', 'This page moved to no URL.')
    return { movedTo }
  }

  /** Checks that all addresses of the host are public, and returns one of them. */
  async function resolvePublic(url: URL, signal: AbortSignal): Promise<string> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new HomepageFailure('refused', `The protocol ${url.protocol} is not allowed.`)
    const host = getHost(url)
    const addresses = isIP(host) ? [host] : await withSignal(signal, resolve(host))
    if (!addresses[0] || !addresses.every(isPublic))
      throw new HomepageFailure('refused', `${host} has no public address, or another one beside it.`)
    return addresses[0]
  }
}

/** Sends the request for `url` to `address`. Resolves with the headers of the response. */
function request(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const headers = {
    host: url.host,
    accept: 'text/html, text/plain',
    'accept-encoding': 'identity',
    'user-agent': 'Labreach homepage reader',
  }
  // TLS still checks the certificate against the name. An agent could reuse a connection to an unchecked address.
  const host = getHost(url)
  const servername = isIP(host) ? '' : host
  const options = { hostname: address, servername, headers, signal, agent: false } as const
  get(url, options, resolve).on('error', (error) => reject(createUnreachable(error)))
  return promise
}

/** The host without the brackets of an IPv6 address. */
const getHost = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1')

/** The HTML of a response. Throws HomepageFailure unless the status is 200 and the type HTML. */
async function readHtml(response: IncomingMessage): Promise<string> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers
  const status = response.statusCode ?? 0
  if (status !== 200 || !/^text\/html\b/i.test(type) || encoding !== 'identity') {
    response.destroy()
    if (status === 429 || status >= 500) throw new HomepageFailure('unreachable', `The page responded with ${status}.`)
    throw new HomepageFailure('refused', `The page responded with ${status}, ${type || 'no type'} (${encoding}).`)
  }
  return readBody(response)
}

/** The text of a robots.txt. Without one (4xx) everything is allowed (RFC 9309); after a server error nothing is. */
async function readRobotsText(response: IncomingMessage): Promise<string> {
  const { statusCode: status = 0, headers } = response
  if (status === 200 && (headers['content-encoding'] ?? 'identity') === 'identity') return readBody(response)
  response.destroy()
  if (status >= 400 && status < 500 && status !== 429) return ''
  throw new HomepageFailure('unreachable', `The robots.txt responded with ${status}.`)
}

/** The body of a response, at most MAX_BYTES. */
async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      // Leaving the loop closes the connection.
      if (size >= MAX_BYTES) break
    }
  } catch (error) {
    throw createUnreachable(error)
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString()
}

const createUnreachable = (error: unknown) => new HomepageFailure('unreachable', 'The page does not respond.', error)

/** Rejects with HomepageFailure('unreachable') if the signal aborts first, or if `work` fails. */
async function withSignal<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted])
  } catch (error) {
    throw createUnreachable(error)
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** The IPv4 and IPv6 addresses of a name, by the system's name servers. Rejects if these fail. */
async function resolveAddresses(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  const acceptNoRecords = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  }
  const found = await Promise.all([
    resolver.resolve4(host).catch(acceptNoRecords),
    resolver.resolve6(host).catch(acceptNoRecords),
  ])
  return found.flat()
}
