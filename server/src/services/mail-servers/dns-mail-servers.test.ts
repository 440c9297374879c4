import { expect, test } from 'vitest'
import { createMailServers } from './dns-mail-servers.ts'

type Zone = { mx?: { exchange: string; priority: number }[]; a?: string[]; aaaa?: string[] }

/** Name servers for one domain. Like real ones, they report missing records as ENODATA. */
function aDns(zone: Zone | Error) {
  const answer = async <T>(records: T[] | undefined): Promise<T[]> => {
    if (zone instanceof Error) throw zone
    if (!records) throw Object.assign(new Error('no data'), { code: 'ENODATA' })
    return records
  }
  const getRecords = (key: 'a' | 'aaaa') => (zone instanceof Error ? undefined : zone[key])
  return createMailServers({
    resolveMx: () => answer(zone instanceof Error ? undefined : zone.mx),
    resolve4: (() => answer(getRecords('a'))) as never,
    resolve6: (() => answer(getRecords('aaaa'))) as never,
  })
}

test.each<[string, Zone, boolean]>([
  ['a mail server', { mx: [{ exchange: 'mx.example.edu', priority: 10 }] }, true],
  ['an IPv4 address but no mail server', { a: ['192.0.2.1'] }, true],
  ['an IPv6 address but no mail server', { aaaa: ['2001:db8::1'] }, true],
  ['a null MX', { mx: [{ exchange: '', priority: 0 }], a: ['192.0.2.1'] }, false],
  ['no records', {}, false],
])('a domain with %s: %j accepts mail: %s', async (_, zone, accepts) => {
  expect(await aDns(zone).acceptsMail('example.edu')).toBe(accepts)
})

test('a domain that does not exist accepts no mail', async () => {
  const missing = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  expect(await aDns(missing).acceptsMail('example.edu')).toBe(false)
})

test('rejects if the name servers do not respond', async () => {
  const silent = Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })
  await expect(aDns(silent).acceptsMail('example.edu')).rejects.toBe(silent)
})
