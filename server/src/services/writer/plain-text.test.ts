import { expect, test } from 'vitest'
import { repeatText } from '../../../test/long-text.ts'
import { toPlainText } from './plain-text.ts'

test.each([
  [
    'fences and headings',
    '```text\n# Letter\nDear **Dr. Chen**,\n\n\n\nI __study__ here.\n```',
    'Letter\nDear Dr. Chen,\n\nI study here.',
  ],
  ['links that are not allowed', 'See https://evil.example/a?b=1, or www.evil.example. Thanks', 'See, or. Thanks'],
  ['links in brackets', 'My [page](https://evil.example) and (https://evil.example) end.', 'My page and end.'],
  ['links without a scheme, and addresses', 'At bit.ly/abc or a.b@evil.example today', 'At or today'],
  ['invisible characters and marks of direction', 'a\u202eb\u200bc\u0007d\r\ne', 'abcd\ne'],
  [
    'placeholders under other names',
    '{{Student Name}} of { school }, [Name], {other}',
    '{student_name} of {school}, [Name], {other}',
  ],
])('removes or replaces %s', (_, response, text) => {
  expect(toPlainText(response)).toBe(text)
})

test('does not remove allowed links, whatever characters surround them', () => {
  const text = 'My page (https://ada.example/me) and ada@berkeley.example, www.lab.example/x.'
  expect(toPlainText(text, 'https://ada.example/me/ ADA@berkeley.example www.lab.example/x')).toBe(text)
})

test('does not change prose: numbers, abbreviations, a star, an underscore', () => {
  const text = 'In U.S.A. 3.5 * 2 = 7, e.g. a_b/c and/or p.m. at 10/12.'
  expect(toPlainText(text)).toBe(text)
})

test.each([
  ['letters and dots', 'a.'],
  ['addresses that never end', 'a@b.'],
  ['open brackets', '['],
  ['links that never close', '[a]('],
  ['open braces', '{ a '],
  ['spaces', ' '],
  ['stars', '**a '],
  ['question marks in a link', 'www.a?!'],
  ['slashes', 'a/'],
])('processes a very long letter of %s to its end', (_, part) => {
  const text = repeatText(part)
  expect(toPlainText(text, text)).toEqual(expect.any(String))
})
