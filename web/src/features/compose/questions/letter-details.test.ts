import { expect, test } from 'vitest'
import { readLetterDetails } from './letter-details.ts'
import { suggestReasons } from './suggest-reasons.ts'

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

test.each([
  ['Legged locomotion', null],
  ['United Nations model debates', null],
  ['Embedded in wood', null],
  ['Built a six-legged robot', 'Built a six-legged robot'],
  ['Translated appeals of refugees', 'Translated appeals of refugees'],
  ['Labelled 200 leaf images', 'Labelled 200 leaf images'],
])('of the student’s lines that fit, “%s” is told as a deed only if it is one [COMPOSE-30]', (yours, deed) => {
  const student = { first_name: '', last_name: '', key_interests: ['embedded in wood'], skills: [] }
  const match = { reasons: [{ yours, terms: [], source: 'topic', text: 'Islamic law', year: null }] }
  const { topic, ...details } = readLetterDetails(
    student as unknown as Parameters<typeof readLetterDetails>[0],
    { ...relationship, match } as unknown as typeof relationship,
    new Date(0),
  )
  expect(details.deed).toBe(deed)
  expect(topic).toBe('Islamic law')
})
