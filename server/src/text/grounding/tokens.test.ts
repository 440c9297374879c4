import { expect, test } from 'vitest'
import { repeatText } from '../../../test/long-text.ts'
import { buildKnownFacts } from './known-facts.ts'
import { findUnsupportedTitles } from './titles.ts'
import { maskNonProse, tokenize } from './tokens.ts'

test.each([
  ['Write to ada@example.edu, or not.', 'Write to |||||||||||||||| or not.'],
  ['See https://a.example/b?c and www.b.example now', 'See ||||||||||||||||||||| and ||||||||||||| now'],
  ['Dear {name} of [school],', 'Dear |||||| of ||||||||,'],
  ['@ada at @ and a@@b', '@ada at @ and a@@b'],
  ['x@y@z@w', '|||@|||'],
  [`${'文'.repeat(70)}a@b`, `${'文'.repeat(7)}${'|'.repeat(66)}`],
])('placeholders, links and addresses in %j are masked', (text, prose) => {
  expect(maskNonProse(text)).toBe(prose)
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
])('processes a very long letter of %j to its end', (part) => {
  const known = buildKnownFacts(['A paper on light'])
  expect(tokenize(maskNonProse(repeatText(part)))).toEqual(expect.any(Array))
  expect(findUnsupportedTitles(repeatText(part, 20_000), known)).toEqual(expect.any(Array))
})
