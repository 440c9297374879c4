import { expect, test } from 'vitest'
import { suggestReasons } from './letter-details.ts'

const relationship = {
  professor: { key_interests: ['Soft robotics', 'Control theory'] },
  match: {
    reasons: [
      { yours: 'Grippers', terms: [], source: 'publication', text: 'Gripping wet fruit', year: 2025 },
      { yours: 'Legged robots', terms: [], source: 'topic', text: 'Legged locomotion', year: null },
    ],
  },
} as unknown as Parameters<typeof suggestReasons>[0]
const publications = [{ title: 'Feeling a slip' }] as unknown as Parameters<typeof suggestReasons>[1]

test('the reasons of the match are suggested, without titles where the plan shows no publications [COMPOSE-33]', () => {
  expect(suggestReasons(relationship, publications, false)).toEqual([
    'your work on legged locomotion',
    'your work on soft robotics',
    'your work on control theory',
  ])
  expect(suggestReasons(relationship, publications, true)).toEqual([
    'your paper “Gripping wet fruit”',
    'your work on legged locomotion',
    'your paper “Feeling a slip”',
  ])
})
