import { expect, test } from 'vitest'
import { makeQuery } from '../../../test/match-query.ts'
import { inventProfessors } from '../import/demo/professors.ts'
import { buildMatchIndex } from './match-index.ts'
import { matchDocuments } from './match.ts'

/** What somebody may type who does not know what to write, or writes it into the wrong field. */
const inputs = `asdf qwer zxcv; blah blah blah; lorem ipsum dolor sit amet; I like pizza and my dog; hot water;
  purple monkey dishwasher; whatever; anything is fine; no idea; hello world; 123 456 789; fjdksl jfkdls; aaaaaa;
  my mother says I should study hard; good grades and a nice job; winning; cool stuff; the best university; tall people;
  being famous; football on Sundays; hiking, cooking and chess; Netflix; to be or not to be; red green blue; Monday Tuesday;
  up down left right; apple banana cherry; my friend Tom; love and happiness; sleeping late; test test; please help me;
  dear professor; computer; science; the; new things; learning; money`
  .split(';')
  .map((input) => input.trim())

test.each([
  ['typed', (input: string) => makeQuery({ additionalInterests: [input] })],
  ['in a resume', (input: string) => makeQuery({ interests: [input], text: `Research Interests\n${input}` })],
])('nothing is close to 40 inputs without a meaning, %s [MATCH-7]', async (_, createQuery) => {
  expect(inputs).toHaveLength(40)
  const professors = inventProfessors()
    .filter((row) => 'keyInterests' in row)
    .take(3_000)
    .map(({ keyInterests, publications }, at) => ({
      id: at + 1,
      interests: keyInterests,
      works: publications.map(({ title, abstract }) => ({ title, abstract: abstract ?? '' })),
    }))
  const index = await buildMatchIndex(professors)
  const close = inputs.filter((input) =>
    matchDocuments(index, createQuery(input), 9).some(({ band }) => band === 'close'),
  )
  expect(close).toEqual([])
  expect(matchDocuments(index, createQuery('Marine ecology'), 9)[0]!.band).toBe('close')
})
