import { expect, test } from 'vitest'
import { longText } from '../../../test/long-text.ts'
import { knownFrom } from './known.ts'
import { wrongTitles } from './titles.ts'
import { proseOf, tokensOf } from './tokens.ts'

test.each([
  ['Write to ada@example.edu, or not.', 'Write to |||||||||||||||| or not.'],
  ['See https://a.example/b?c and www.b.example now', 'See ||||||||||||||||||||| and ||||||||||||| now'],
  ['Dear {name} of [school],', 'Dear |||||| of ||||||||,'],
  ['@ada at @ and a@@b', '@ada at @ and a@@b'],
  ['x@y@z@w', '|||@|||'],
  [`${'文'.repeat(70)}a@b`, `${'文'.repeat(7)}${'|'.repeat(66)}`],
])('placeholders, links and addresses of %j are no prose', (text, prose) => {
  expect(proseOf(text)).toBe(prose)
})

test.each([
  'a',
  '@',
  'a@',
  `${'a'.repeat(64)}@`,
  '{',
  '[',
  'http',
  'www.',
  '"a',
  "'a ",
  '*a ',
  '_a ',
  'A.',
  'paper "a ',
])('a very long letter of %j is checked to its end', (part) => {
  const known = knownFrom(['A paper on light'])
  expect(tokensOf(proseOf(longText(part)))).toEqual(expect.any(Array))
  expect(wrongTitles(longText(part, 20_000), known)).toEqual(expect.any(Array))
})
