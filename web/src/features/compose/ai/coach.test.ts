import { expect, test } from 'vitest'
import { coach } from './coach.ts'
import { piecesOf } from '../send/overlap.ts'

const work = {
  title: 'Grasping unfamiliar objects by sight and touch',
  abstract: '',
  pub_year: 2026,
  num_citations: 1,
  pub_url: null,
}
const professor = { name: 'Béla Szabó Jr.', key_interests: ['Soft robotics', 'Haptics'] }
const about = { professor, publications: [work], earlier: [] }
const said = (letter: string, name: string, more: Partial<Parameters<typeof coach>[1]> = {}) =>
  coach(letter, { ...about, ...more }).find(({ about: subject }) => subject === name)!
const of = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

test('counts words: 120 to 220 are usual [COMPOSE-16]', () => {
  expect(said('', 'Length')).toMatchObject({ isFine: false, text: expect.stringMatching(/^0 words; .*120 to 220/) })
  expect(said(of(1), 'Length').text).toMatch(/^1 word;/)
  expect([119, 120, 220, 221].map((count) => said(of(count), 'Length').isFine)).toEqual([false, true, true, false])
})

test('wants one question', () => {
  expect(said('I would be glad.', 'One question').isFine).toBe(false)
  expect(said('May I join you?', 'One question').isFine).toBe(true)
  expect(said('May I? Really? (When?)', 'One question')).toMatchObject({
    isFine: false,
    text: expect.stringContaining('3'),
  })
  expect(said('See https://example.edu/a?b=c', 'One question').isFine).toBe(false)
  expect(said('Could we talk??', 'One question').isFine).toBe(true)
})

test('wants the right person greeted, accents aside', () => {
  for (const greeting of ['Dear Professor Szabo,', 'Dear Dr. SZABÓ:', 'Hello Bela,', 'Good morning Professor Szabó,'])
    expect([greeting, said(`${greeting}\nI write.`, 'Name').isFine]).toEqual([greeting, true])
  for (const greeting of ['Dear Professor Szabados,', 'Dear Professor,', 'Dear Jr.,'])
    expect([greeting, said(`${greeting}\nI know Szabó.`, 'Name').isFine]).toEqual([greeting, false])
  expect(said('I am Ana.', 'Name').text).toBe('Name Béla Szabó Jr. in a greeting at the start.')
})

test('wants something of theirs: a work or an interest', () => {
  const specific = (letter: string) => said(letter, 'Something of theirs').isFine
  expect(specific('I read “Grasping unfamiliar objects by sight”.')).toBe(true)
  expect(specific('Your work on soft robotics is close to mine.')).toBe(true)
  expect(specific('I like objects by sight.')).toBe(false)
  expect(specific('Your haptical work')).toBe(false)
})

test('sees places that are still open', () => {
  expect(said('Dear [Professor Name]', 'Places to fill in').isFine).toBe(false)
  expect(said('Dear {name}', 'Places to fill in').isFine).toBe(false)
  expect(said('Dear Ada', 'Places to fill in').isFine).toBe(true)
})

test('calls it a copy from four fifths on', () => {
  const copied = (letter: string, earlier: string) =>
    said(letter, 'Your own words', { earlier: [piecesOf(of(200)), piecesOf(earlier)] })
  const letter = Array.from({ length: 100 }, (_, index) => `own${index}`)
  const changed = (count: number) =>
    [
      ...letter.slice(0, 100 - count),
      ...of(count)
        .split(' ')
        .map((word) => `x${word}`),
    ].join(' ')
  expect(copied(letter.join(', '), letter.join(' '))).toMatchObject({
    isFine: false,
    text: expect.stringMatching(/^100 %/),
  })
  expect(copied(changed(15), letter.join(' ')).isFine).toBe(false)
  expect(copied(changed(30), letter.join(' ')).isFine).toBe(true)
  expect(said('May I join?', 'Your own words', { earlier: [piecesOf('May I join?')] }).isFine).toBe(true)
})
