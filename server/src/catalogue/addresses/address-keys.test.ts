import { array, assert, asyncProperty, constantFrom, oneof, string, stringMatching, tuple } from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { normalizeAddress } from '../../mail-address.ts'
import { computeAddressKeys } from './address-keys.ts'

const database = await createTestDatabase()
const { sql } = database
afterAll(() => database.close())

const local = stringMatching(/^[a-zA-Z0-9._+'-]{0,12}$/)
const domain = constantFrom(
  'gmail.com',
  'GoogleMail.COM',
  'gmail.com..',
  'cs.Example.edu',
  'x.y.',
  '',
  'XN--a.b',
  'ü.de',
)
const address = tuple(local, constantFrom('@', '@@', '', '<'), domain).map((parts) => parts.join(''))
const around = constantFrom(
  (text: string) => text,
  (text: string) => ` \t${text}\r\n`,
  (text: string) => `"Ada, L." <${text}>`,
  (text: string) => `<<${text} >`,
  (text: string) => `${text}>`,
)
const anything = string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !text.includes('\0'))
const ascii = string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => text.replaceAll('\0', ''))

/** Whether a text is ASCII: only then it has as many bytes as characters. */
const isPlain = (text: string) => Buffer.byteLength(text) === text.length

test('the database and the server compute the same normal form of every address', async () => {
  const given = oneof(
    tuple(address, around).map(([text, put]) => put(text)),
    anything,
    ascii,
  )
  await assert(
    asyncProperty(array(given, { minLength: 200, maxLength: 200 }), async (addresses) => {
      const rows = await sql<{ key: string }[]>`
        select mail_address_key(a) as key from unnest(${addresses}::text[]) with ordinality t (a, place) order by place`
      const normal = addresses.map((text) => (isPlain(text) ? normalizeAddress(text) : '?'))
      expect(rows.map(({ key }) => key)).toEqual(normal)
      expect(normal.every((key, at) => computeAddressKeys([addresses[at]!]).includes(key))).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('an address that is too long for an index can be stored and found', async () => {
  const long = `${'a'.repeat(9_000)}@example.edu`
  await sql`insert into professors (scholar_id, name, email, source, updated_at) values ('long', 'Long', ${long}, 'csv', now())`
  const [found] =
    await sql`select scholar_id from professors where mail_address_key(email) = any(${computeAddressKeys([long])}::text[])`
  expect(found).toEqual({ scholar_id: 'long' })
})
