import { expect, test } from 'vitest'
import { repeatText } from '../../../../test/long-text.ts'
import { forbidsQuotes, readText } from './read-text.ts'

test('returns one block a line, without code and what every page repeats', () => {
  const html = `<html><head><title>Ada</title><style>p{}</style></head><body><nav><a>Join us</a></nav>
    <h1>Ada  Lovelace</h1><p>I <b>am</b> looking for<br>PhD&nbsp;students &amp; friends.</p>
    <ul><li>One</li><li>Two</li></ul><!-- I take students. --><script>if (a < b) take()</script>1 < 2
    <footer>Contact me</footer></body></html>`
  expect(readText(html).split('\n')).toEqual([
    'Ada Lovelace',
    'I am looking for',
    'PhD students & friends.',
    'One',
    'Two',
    '1 < 2',
  ])
})

test.each([
  ['<meta name="robots" content="noindex, follow">', true],
  ["<meta content='nosnippet' name='robots'>", true],
  ['<meta name="robots" content="index">', false],
  ['<meta name="description" content="none">', false],
])('%s forbids quotes: %s', (html, forbids) => {
  expect(forbidsQuotes(html)).toBe(forbids)
})

test.each(['<', '<a', '<!--', '<p>', '&#', '<script>', '</', 'a < b '])(
  // A function with quadratic time would take hours.
  'processes a megabyte of %j to its end',
  (part) => {
    expect(readText(repeatText(part, 1_048_576))).toEqual(expect.any(String))
  },
)
