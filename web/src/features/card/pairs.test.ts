import type { MatchReason } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { readReasons } from './pairs.ts'

const yours = 'Built a six-legged robot'
const terms = ['Legged locomotion']
const interest: MatchReason = { yours, terms, source: 'interest', text: 'Robotics', year: null }
const publication: MatchReason = { yours, terms, source: 'publication', text: 'Learning to walk in a day', year: 2025 }
const makePairs = (...given: Parameters<typeof readReasons>) => readReasons(...given).pairs
const topic: MatchReason = { yours, terms, source: 'topic', text: 'Legged locomotion', year: null }

test("pairs the student's line with an interest, a publication with its year, or a topic", () => {
  expect(makePairs([interest, publication, topic], 3)).toEqual([
    { from: yours, to: 'Robotics' },
    { from: yours, to: 'Learning to walk in a day', kind: '2025' },
    { from: yours, to: 'A publication on legged locomotion' },
  ])
})

test('a publication without a year, and a topic that is an abbreviation', () => {
  expect(makePairs([{ ...publication, year: null }], 1)).toMatchObject([{ kind: 'publication' }])
  expect(makePairs([{ ...topic, text: 'DNA repair' }], 1)).toMatchObject([{ to: 'A publication on DNA repair' }])
})

test('shows only the most important reasons', () => {
  expect(makePairs([interest, publication, topic], 2)).toHaveLength(2)
})

test('of the reasons, one names a publication if any does [UNLOCK-13]', () => {
  expect(makePairs([interest, topic, publication], 2).map(({ to }) => to)).toEqual([
    'Robotics',
    'Learning to walk in a day',
  ])
  expect(makePairs([interest, publication], 1)).toMatchObject([{ to: 'Learning to walk in a day' }])
  expect(makePairs([publication, interest, { ...publication, text: 'Another' }], 1)).toMatchObject([{ kind: '2025' }])
  expect(makePairs([interest, publication], 0)).toEqual([])
})

test('words that are the same on both sides stand once [CARD-42]', () => {
  const same = { ...interest, yours: ' robotics' }
  expect(readReasons([same, publication], 2)).toMatchObject({ shared: ['Robotics'], pairs: [{ from: yours }] })
  expect(readReasons([interest], 1).shared).toEqual([])
})

test('a topic, which stands for a publication, is not said to be named by both', () => {
  const same = { ...topic, yours: 'Legged locomotion' }
  expect(readReasons([same], 1)).toEqual({
    shared: [],
    pairs: [{ from: 'Legged locomotion', to: 'A publication on legged locomotion' }],
  })
})

test('of a long line of the student, the part about what both have in common', () => {
  const long = 'Led the robotics club of my school for two years, and built a six-legged robot with legged locomotion'
  expect(makePairs([{ ...interest, yours: long }], 1)[0]!.from).toEqual(
    '…and built a six-legged robot with legged locomotion',
  )
})
