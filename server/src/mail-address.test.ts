import { assert, constantFrom, oneof, property, string, stringMatching, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { repeatText } from '../test/long-text.ts'
import { getDomain, normalizeAddress } from './mail-address.ts'

test.each([
  ['case', 'Ada@CS.Example.EDU', 'ada@cs.example.edu'],
  ['a display name', '"Lovelace, Ada" <ada@example.edu>', 'ada@example.edu'],
  ['spaces around it', ' <ada@example.edu > ', 'ada@example.edu'],
  ['a plus tag', 'ada+spring+2026@example.edu', 'ada@example.edu'],
  ['dots of Gmail', 'a.d.a@gmail.com', 'ada@gmail.com'],
  ["Gmail's other domain, dots and a tag", 'A.Da+x@GoogleMail.com.', 'ada@gmail.com'],
  ['a final dot', 'ada@example.edu.', 'ada@example.edu'],
  ['an international domain', 'ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ['the same in ASCII', 'ada@XN--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['wide characters', 'ａｄａ＠ｅｘａｍｐｌｅ．ｅｄｕ', 'ada@example.edu'],
  ['the ideographic full stop', 'ada@example。edu', 'ada@example.edu'],
  ['a decomposed accent', 'rene\u0301@example.edu', 'ren\u00e9@example.edu'],
  ['invisible characters', 'a\u200bda\u00ad@exam\u2060ple.edu', 'ada@example.edu'],
])('%s makes no difference', (_, given, normal) => {
  expect(normalizeAddress(given)).toBe(normal)
})

test.each([
  ['dots elsewhere', 'a.da@example.edu', 'ada@example.edu'],
  ['a department', 'ada@cs.example.edu', 'ada@example.edu'],
  ['a plus with no name before it', '+ada@example.edu', '+bob@example.edu'],
  ['a dash', 'ada-x@example.edu', 'ada@example.edu'],
  ['an accent', 'rené@example.edu', 'rene@example.edu'],
])('%s makes a difference', (_, one, other) => {
  expect(normalizeAddress(one)).not.toBe(normalizeAddress(other))
})

test('a text that is no address has a normal form too', () => {
  expect(['', ' Nobody ', '@', 'a@', '@b'].map(normalizeAddress)).toEqual(['', 'nobody', '@', 'a@', '@b'])
})

test('returns the domain, or an empty text if there is none', () => {
  expect(['Ada <ada+x@CS.Example.edu.>', 'ada@googlemail.com', 'nobody', ''].map(getDomain)).toEqual([
    'cs.example.edu',
    'gmail.com',
    '',
    '',
  ])
})

test('normalizing is idempotent', () => {
  const local = stringMatching(/^[a-zA-Z0-9._-]{1,12}(?:\+[a-z0-9.]{0,6})?$/)
  const domain = constantFrom('gmail.com', 'GoogleMail.com.', 'cs.Example.edu', 'Bücher.example', '例え.jp', 'x。y')
  const anything = string({ unit: 'grapheme', maxLength: 40 })
  assert(
    property(
      oneof(
        tuple(local, domain).map((parts) => parts.join('@')),
        anything,
      ),
      (address) => {
        const normal = normalizeAddress(address)
        expect(normalizeAddress(normal)).toBe(normal)
      },
    ),
    { numRuns: 2_000 },
  )
})

test.each([' ', '@', '.', '<', '+', 'a.', '\u200b', 'ü', '<@>.'])(
  'normalizes a very long text of %j in linear time',
  (part) => {
    const text = repeatText(part)
    expect(normalizeAddress(`${text}a@b${text}`)).toEqual(expect.any(String))
  },
)
