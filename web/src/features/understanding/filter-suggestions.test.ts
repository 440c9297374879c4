import { limits } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { filterSuggestions } from './filter-suggestions.ts'

const suggested = ['Robotics', 'Genomics', 'Optics', 'Ethics'].map((name) => ({ name, from: 'words' }))
const fields = [{ name: 'Robotics', from: ['robots'], source: 'resume' as const }]

test('a suggestion that was accepted, struck out or understood is no longer shown [MATCH-20]', () => {
  const acceptable = filterSuggestions(suggested, { fields, struck: ['Genomics'], typed: ['Optics'] })
  expect(acceptable).toEqual([{ name: 'Ethics', from: 'words' }])
})

test('no suggestion is shown if no further interest can be typed [MATCH-20]', () => {
  const typed = Array.from({ length: limits.interestsMax }, (_, at) => `interest ${at}`)
  expect(filterSuggestions(suggested, { fields: [], struck: [], typed })).toEqual([])
})
