import { Resolver } from 'node:dns/promises'
import type { MailServers } from './mail-servers.ts'

/** One question to a name server. In ms. */
const PATIENCE_MS = 2_000

type Dns = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>

/**
 * Asks the system's name servers as a sending mail server would (RFC 5321, 5.1): the domain's MX records, and where it
 * has none, whether it has an address itself. A "null MX" (RFC 7505) says that it takes no mail at all.
 */
export function createMailServers(dns: Dns = new Resolver({ timeout: PATIENCE_MS, tries: 1 })): MailServers {
  return {
    async takesMail(domain) {
      const servers = await dns.resolveMx(domain).catch(none)
      if (servers.length > 0) return servers.some(({ exchange }) => exchange !== '')
      return (await dns.resolve4(domain).catch(none)).length > 0 || (await dns.resolve6(domain).catch(none)).length > 0
    },
  }
}

/** An answer without records is an answer; anything else is not. */
function none(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
  throw error
}
