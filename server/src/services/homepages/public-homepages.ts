import { Resolver } from 'node:dns/promises'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { HomepageFailure, type Homepages } from './homepages.ts'
import { isPublicAddress } from './public-address.ts'

const MAX_REDIRECTS = 3
/** For the whole way, redirects included. */
const PATIENCE_MS = 5_000
const MAX_BYTES = 1024 * 1024

type Outside = {
  /** Every IP address of a host name; none where nothing is called so. */
  resolve?: (host: string) => Promise<string[]>
  isPublic?: (address: string) => boolean
  patienceMs?: number
}

/**
 * Reads public pages and nothing else (no server-side request forgery): http and https only, every address of the host
 * checked to be public, and the connection made to an address that was checked, so that a name which resolves
 * differently a moment later changes nothing. Each redirect is checked anew. No cookies, no credentials; text/html only,
 * of which the first megabyte is kept.
 */
export function createHomepages(outside: Outside = {}): Homepages {
  const { resolve = addressesOf, isPublic = isPublicAddress, patienceMs = PATIENCE_MS } = outside
  return {
    async read(address) {
      const signal = AbortSignal.timeout(patienceMs)
      let url = URL.parse(address)
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        if (!url) throw new HomepageFailure('refused', 'This is no address of a page.')
        url.username = url.password = ''
        const answer = await ask(url, await checked(url, signal), signal)
        const { statusCode: status = 0, headers } = answer
        if (status < 300 || status >= 400 || !headers.location) return { url: url.href, html: await htmlOf(answer) }
        answer.destroy()
        url = URL.parse(headers.location, url)
      }
      throw new HomepageFailure('refused', 'This page leads on and on.')
    },
  }

  /** One of the host's addresses, once all of them are known to be public. */
  async function checked(url: URL, signal: AbortSignal): Promise<string> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new HomepageFailure('refused', `Pages are not read by ${url.protocol}`)
    const host = hostOf(url)
    const addresses = isIP(host) ? [host] : await within(signal, resolve(host))
    if (!addresses[0] || !addresses.every(isPublic))
      throw new HomepageFailure('refused', `${host} has no public address, or one that is not.`)
    return addresses[0]
  }
}

/** Asks `address` for a page of the host that stands in `url`; answers as soon as the head of the answer is there. */
function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const headers = {
    host: url.host,
    accept: 'text/html',
    'accept-encoding': 'identity',
    'user-agent': 'Labreach homepage reader',
  }
  // A certificate is still checked against the name. No agent: it might hold a connection to an unchecked address.
  const host = hostOf(url)
  const servername = isIP(host) ? '' : host
  const options = { hostname: address, servername, headers, signal, agent: false } as const
  get(url, options, resolve).on('error', (error) => reject(unreachable(error)))
  return promise
}

/** The host without the brackets of an IPv6 address. */
const hostOf = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1')

/** The body of an answer that is a page. */
async function htmlOf(answer: IncomingMessage): Promise<string> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = answer.headers
  const status = answer.statusCode ?? 0
  if (status !== 200 || !/^text\/html\b/i.test(type) || encoding !== 'identity') {
    answer.destroy()
    if (status === 429 || status >= 500) throw new HomepageFailure('unreachable', `The page answers ${status}.`)
    throw new HomepageFailure('refused', `The page answers ${status} with ${type || 'nothing'} (${encoding}).`)
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      // Leaving the loop ends the connection.
      if (size >= MAX_BYTES) break
    }
  } catch (error) {
    throw unreachable(error)
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString()
}

const unreachable = (error: unknown) => new HomepageFailure('unreachable', 'The page does not answer.', error)

/** A name that does not answer in time counts as unreachable. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason as Error)
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    throw unreachable(error)
  } finally {
    signal.removeEventListener('abort', end)
  }
}

/** Both families by the system's name servers. Rejects where they cannot tell. */
async function addressesOf(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 1 })
  const none = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  }
  const found = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)])
  return found.flat()
}
