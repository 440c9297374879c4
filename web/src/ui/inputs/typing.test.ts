import { expect, test } from 'vitest'
import { typing } from './typing.ts'

test('types a letter in 60 ms, shows a word for 1.2 s, deletes a letter in 30 ms [LANDING-12, RESUME-15]', () => {
  expect([...typing(['ab', 'c'], 1)]).toEqual([
    { text: 'a', ms: 60 },
    { text: 'ab', ms: 1_200 },
    { text: 'a', ms: 30 },
    { text: '', ms: 60 },
    { text: 'c', ms: 1_200 },
  ])
})

test('ends after the given number of repetitions with a whole word', () => {
  const frames = [...typing(['robotics', 'ecology'], 2)]
  expect(frames.filter(({ text }) => text === 'ecology')).toHaveLength(2)
  expect(frames.at(-1)?.text).toBe('ecology')
})
