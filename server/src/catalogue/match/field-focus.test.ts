import { expect, test } from 'vitest'
import { makeQuery } from '../../../test/match-query.ts'
import { fieldNumber } from '../../text/fields/field-vector.ts'
import { createFocus, measureEveryday } from './field-focus.ts'

test('everyday words are phrases of common words that are no name of a field [MATCH-10]', () => {
  const share = (...lines: string[]) => measureEveryday(lines)
  expect(share('robots that climb stairs')).toBe(1)
  expect(share('robbots that clime stairs')).toBe(1)
  expect(share('Legged locomotion')).toBe(0)
  expect(share('quadrupedal locomotion over rough terrain')).toBe(0)
  expect(share('robots that climb stairs', 'Legged locomotion')).toBe(0.5)
  // Words of students new to a field that are in no list of everyday words, and a short line beside a longer one.
  expect(share('squishy robots made of rubber', 'soft squishy robots')).toBe(1)
})

test('an expert in the understood field scores higher than a professor of neighbouring fields', () => {
  const measure = createFocus(makeQuery({ additionalInterests: ['robots that climb stairs'] }))
  const professor = (...fields: [name: string, weight: number][]) =>
    measure(new Map(fields.map(([name, weight]) => [fieldNumber(name), weight])))
  const neighbour = professor(['Robotics', 9], ['Robotic manipulation', 4])
  const occasional = professor(['Legged locomotion', 1], ['Robotics', 3])
  const expert = professor(['Legged locomotion', 6], ['Robotics', 3])
  expect(neighbour).toBeLessThan(occasional)
  expect(occasional).toBeLessThan(expert)
  expect(expert).toBeGreaterThan(0.5)
  expect(expert).toBeLessThanOrEqual(1)
})
