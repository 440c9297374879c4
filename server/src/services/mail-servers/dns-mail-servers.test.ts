import { expect, test } from 'vitest'
import { createMailServers } from './dns-mail-servers.ts'

type Zone = { mx?: { exchange: string; priority: number }[]; a?: string[]; aaaa?: string[] }

/** Name servers that know one domain; what it lacks is ENODATA, as the real ones say. */
function aDns(zone: Zone | Error) {
  const answer = async <T>(records: T[] | undefined): Promise<T[]> => {
    if (zone instanceof Error) throw zone
    if (!records) throw Object.assign(new Error('no data'), { code: 'ENODATA' })
    return records
  }
  const of = (key: 'a' | 'aaaa') => (zone instanceof Error ? undefined : zone[key])
  return createMailServers({
    resolveMx: () => answer(zone instanceof Error ? undefined : zone.mx),
    resolve4: (() => answer(of('a'))) as never,
    resolve6: (() => answer(of('aaaa'))) as never,
  })
}

test.each<[string, Zone, boolean]>([
  ['a mail server', { mx: [{ exchange: 'mx.example.edu', priority: 10 }] }, true],
  ['no mail server but an address of its own', { a: ['192.0.2.1'] }, true],
  ['no mail server but an IPv6 address of its own', { aaaa: ['2001:db8::1'] }, true],
  ['the record that says it takes no mail', { mx: [{ exchange: '', priority: 0 }], a: ['192.0.2.1'] }, false],
  ['nothing', {}, false],
])('a domain with %s: %j takes mail: %s', async (_, zone, takes) => {
  expect(await aDns(zone).takesMail('example.edu')).toBe(takes)
})

test('a domain that does not exist takes none', async () => {
  const gone = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  expect(await aDns(gone).takesMail('example.edu')).toBe(false)
})

test('name servers that do not answer say neither yes nor no', async () => {
  const silent = Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })
  await expect(aDns(silent).takesMail('example.edu')).rejects.toBe(silent)
})
