import { expect, test } from 'vitest'
import type { Verdict } from '../../../services/writer/writer.ts'
import { checkClaimsInLetter } from './check-claims-in-letter.ts'
import { findClaims } from './find-claims.ts'

const publication = {
  title: 'Night cooling of urban trees',
  sentences: [
    'Irrigated trees cooled the air by 1.8 °C at noon.',
    'The effect vanished at night, when stomata close.',
    'We logged the leaves of 240 lime trees.',
  ],
  year: 2022,
}
const original = 'Dear Professor Chen,\n\nI am keen to learn.\n\nKind regards,\nAda'
const check = (
  about: string,
  {
    named = [],
    before = original,
    verdicts = [],
  }: { named?: { words: string; sentence: number }[]; before?: string; verdicts?: (Verdict | undefined)[] } = {},
) => {
  const letter = `Dear Professor Chen,\n\nI am keen to learn. ${about}\n\nKind regards,\nAda`
  const { unsupported, grounded } = checkClaimsInLetter({
    letter,
    original: before,
    publication,
    claims: findClaims(letter, before, publication.title, named),
    verdicts,
    known: ['I built drones.'],
  })
  for (const { text, start, end } of [...unsupported, ...grounded]) expect(letter.slice(start, end)).toBe(text)
  return { unsupported: unsupported.map(({ kind }) => kind), grounded: grounded.map(({ sentence }) => sentence) }
}
const [noon, night] = publication.sentences

test.each([
  ['Your paper shows that irrigated trees cooled the air by 1.8 °C.', [], [noon]],
  ['Your paper shows that irrigated trees cooled the air by 3.8 °C.', ['claim_number'], []],
  ['In your 2022 study the effect did not vanish at night.', ['claim_negation'], []],
  ['In your study irrigated trees warmed the air at noon.', ['claim_direction'], []],
  ['Your article uses satellites to map mosquitoes.', ['claim_invented'], []],
  ['I read “Night cooling of urban trees” twice.', [], []],
  ['I read your paper. You show that the effect vanishes at night.', [], [night]],
  ['I read your paper. You show that the effect never vanishes at night.', ['claim_negation'], []],
])('checks "%s" [AI-31, AI-32]', (about, unsupported, grounded) => {
  expect(check(about)).toEqual({ unsupported, grounded })
})

test('a sentence that the model names is checked, also without a word of the work; a wrong number changes nothing [AI-30, AI-33]', () => {
  const words = 'Watering made the evening warmer by 9 °C.'
  expect(check(words)).toEqual({ unsupported: [], grounded: [] })
  for (const sentence of [1, 2, 999]) expect(check(words, { named: [{ words, sentence }] }).unsupported).toHaveLength(1)
  const faithful = 'Irrigated trees cooled the air by 1.8 °C.'
  for (const sentence of [1, 3, 999])
    expect(check(faithful, { named: [{ words: faithful, sentence }] }).grounded).toEqual([noon])
})

const support = (sentence: number): Verdict => ({ claim: 1, verdict: 'supported', sentence })

test('a verdict decides, but frees no number, and support needs a sentence with a word of the claim [AI-45, AI-46]', () => {
  const judge = (about: string, verdict: Verdict | undefined) => check(about, { verdicts: [verdict] })
  const vanished = 'In your 2022 study the effect did not vanish at night.'
  expect(judge(vanished, undefined)).toEqual({ unsupported: ['claim_negation'], grounded: [] })
  expect(judge(vanished, support(2))).toEqual({ unsupported: [], grounded: [night] })
  expect(judge(vanished, support(0))).toEqual({ unsupported: [], grounded: [] })
  const sentence = 'Your article uses satellites to map mosquitoes.'
  for (const at of [0, 1, 2, 3, 4]) expect(judge(sentence, support(at)).unsupported).toEqual(['claim_invented'])
  const faithful = 'Your paper shows that irrigated trees cooled the air by 1.8 °C.'
  for (const reason of ['number', 'negation', 'direction', 'invented'] as const)
    for (const verdict of ['contradicted', 'not stated'] as const)
      expect(judge(faithful, { claim: 1, verdict, reason }).unsupported).toEqual([`claim_${reason}`])
  const wrongNumber = faithful.replace('1.8', '3.8')
  expect(judge(wrongNumber, support(1)).unsupported).toEqual(['claim_number'])
  const other = { claim: 1, verdict: 'contradicted', reason: 'direction' } as const
  expect(judge(wrongNumber, other).unsupported).toEqual(['claim_number'])
})

test("the student's own sentences and facts are not judged [AI-34]", () => {
  const own = 'Your paper shows that trees love jazz.'
  expect(check(own, { before: `${original} ${own}` })).toEqual({ unsupported: [], grounded: [] })
  expect(check('After your paper I built drones of my own.').unsupported).toEqual([])
})

test.each([
  'In the data from our ward, mortality fell by half after the form was introduced.',
  'The method is simple enough for us and the 3 nurses of the ward.',
  'My ward filled in the form after this study, and mortality fell by half.',
])("a fact of the student's group in other words is not judged: %s [AI-34]", (sentence) => {
  const before = `${original} data ward: mortality fell half after form introduced. simple enough for 3 nurses`
  expect(check(sentence, { before }).unsupported).toEqual([])
  expect(check(sentence).unsupported).toHaveLength(1)
})

test('checks a very long letter with many claims in linear time', () => {
  const one = 'Your paper shows that trees cooled the air by 1.8 °C, not by 3 °C or 5 %. '
  const began = performance.now()
  expect(
    check(one.repeat(250)).unsupported.length + check('Your paper. '.repeat(1_500)).grounded.length,
  ).toBeGreaterThan(0)
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('a title in a sentence claims nothing by itself, whatever its words [AI-31]', () => {
  const title = 'What do 530 records tell us about physical activity?'
  const letter = `Dear Professor Chen,\n\nI would be glad to learn more about the work in your 2022 paper "${title}".`
  const sentences = ['The 530 records do not tell us about physical activity at work.', 'We read them in 2021.']
  const claims = findClaims(letter, original, title, [])
  const input = { letter, original, publication: { title, sentences, year: 2022 }, claims, known: [] }
  expect(checkClaimsInLetter(input).unsupported).toEqual([])
})

test.each([
  ['Your paper shows that urban trees cool the air by 1.8 °C.', undefined, 'claim_number'],
  ['Your paper uses satellites to map mosquitoes.', undefined, 'claim_invented'],
  ['Your paper shows that watering fails at night.', { verdict: 'not stated', reason: 'invented' }, 'claim_invented'],
  ['Your 2022 paper is about urban trees and how they cool at night.', undefined, undefined],
  ['Your paper is about cooling cities by trees.', { verdict: 'supported', sentence: 0 }, undefined],
] as const)('without an abstract "%s" is checked against the title alone [AI-61]', (about, verdict, kind) => {
  const letter = `Dear Professor Chen,\n\n${about}`
  const input = { letter, original, publication: { ...publication, sentences: [] }, known: [] }
  const claims = findClaims(letter, original, publication.title, [{ words: about, sentence: 0 }])
  const verdicts = verdict && [{ claim: 1, ...verdict }]
  const { unsupported, grounded } = checkClaimsInLetter({ ...input, claims, ...(verdicts && { verdicts }) })
  expect({ kind: unsupported[0]?.kind, grounded }).toEqual({ kind, grounded: [] })
})
