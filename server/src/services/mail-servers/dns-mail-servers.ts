import { Resolver } from 'node:dns/promises'
import type { MailServers } from './mail-servers.ts'

/** The timeout of one DNS query, in milliseconds. */
const TIMEOUT_MS = 2_000

type Dns = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>

/**
 * Queries DNS like a sending mail server (RFC 5321, 5.1): the domain's MX records or, without MX records, its
 * addresses. A "null MX" (RFC 7505) means that the domain accepts no mail.
 */
export function createMailServers(dns: Dns = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })): MailServers {
  return {
    async acceptsMail(domain) {
      const servers = await dns.resolveMx(domain).catch(acceptNoRecords)
      if (servers.length > 0) return servers.some(({ exchange }) => exchange !== '')
      const hasIPv4 = (await dns.resolve4(domain).catch(acceptNoRecords)).length > 0
      return hasIPv4 || (await dns.resolve6(domain).catch(acceptNoRecords)).length > 0
    },
  }
}

/** A response without records is no failure. Other errors are thrown. */
function acceptNoRecords(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
  throw error
}
