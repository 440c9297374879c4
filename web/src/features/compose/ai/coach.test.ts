import { expect, test } from 'vitest'
import { coach } from './coach.ts'
import { getWordRuns } from '../send/overlap.ts'

const publication = {
  title: 'Grasping unfamiliar objects by sight and touch',
  abstract: '',
  pub_year: 2026,
  num_citations: 1,
  pub_url: null,
}
const professor = { name: 'Béla Szabó Jr.', key_interests: ['Soft robotics', 'Haptics'] }
const about = { professor, publications: [publication], earlier: [] }
const advice = (letter: string, name: string, more: Partial<Parameters<typeof coach>[1]> = {}) =>
  coach(letter, { ...about, ...more }).find(({ about: subject }) => subject === name)!
const someWords = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

test('accepts 120 to 220 words [COMPOSE-16]', () => {
  expect(advice('', 'Length')).toMatchObject({ isFine: false, text: expect.stringMatching(/^0 words; .*120 to 220/) })
  expect(advice(someWords(1), 'Length').text).toMatch(/^1 word;/)
  expect([119, 120, 220, 221].map((count) => advice(someWords(count), 'Length').isFine)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('expects one question', () => {
  expect(advice('I would be glad.', 'One question').isFine).toBe(false)
  expect(advice('May I join you?', 'One question').isFine).toBe(true)
  expect(advice('May I? Really? (When?)', 'One question')).toMatchObject({
    isFine: false,
    text: expect.stringContaining('3'),
  })
  expect(advice('See https://example.edu/a?b=c', 'One question').isFine).toBe(false)
  expect(advice('Could we talk??', 'One question').isFine).toBe(true)
})

test('expects the name of the professor in the greeting, with or without accents', () => {
  for (const greeting of ['Dear Professor Szabo,', 'Dear Dr. SZABÓ:', 'Hello Bela,', 'Good morning Professor Szabó,'])
    expect([greeting, advice(`${greeting}\nI write.`, 'Name').isFine]).toEqual([greeting, true])
  for (const greeting of ['Dear Professor Szabados,', 'Dear Professor,', 'Dear Jr.,'])
    expect([greeting, advice(`${greeting}\nI know Szabó.`, 'Name').isFine]).toEqual([greeting, false])
  expect(advice('I am Ana.', 'Name').text).toBe('Name Béla Szabó Jr. in a greeting at the start.')
})

test('expects a publication or an interest of the professor', () => {
  const specific = (letter: string) => advice(letter, 'Something of theirs').isFine
  expect(specific('I read “Grasping unfamiliar objects by sight”.')).toBe(true)
  expect(specific('Your work on soft robotics is close to mine.')).toBe(true)
  expect(specific('I like objects by sight.')).toBe(false)
  expect(specific('Your haptical work')).toBe(false)
})

test('finds placeholders that are not filled in', () => {
  expect(advice('Dear [Professor Name]', 'Places to fill in').isFine).toBe(false)
  expect(advice('Dear {name}', 'Places to fill in').isFine).toBe(false)
  expect(advice('Dear Ada', 'Places to fill in').isFine).toBe(true)
})

test('reports a copy if 80 % of the word runs are in an earlier letter', () => {
  const compare = (letter: string, earlier: string) =>
    advice(letter, 'Your own words', { earlier: [getWordRuns(someWords(200)), getWordRuns(earlier)] })
  const letter = Array.from({ length: 100 }, (_, index) => `own${index}`)
  const changed = (count: number) =>
    [
      ...letter.slice(0, 100 - count),
      ...someWords(count)
        .split(' ')
        .map((word) => `x${word}`),
    ].join(' ')
  expect(compare(letter.join(', '), letter.join(' '))).toMatchObject({
    isFine: false,
    text: expect.stringMatching(/^100 %/),
  })
  expect(compare(changed(15), letter.join(' ')).isFine).toBe(false)
  expect(compare(changed(30), letter.join(' ')).isFine).toBe(true)
  expect(advice('May I join?', 'Your own words', { earlier: [getWordRuns('May I join?')] }).isFine).toBe(true)
})
