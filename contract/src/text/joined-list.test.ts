import { expect, test } from 'vitest'
import { joinList, splitList } from './joined-list.ts'

test('a name may contain the separator [BROWSE-56]', () => {
  const names = ['University of A; B Campus', 'C\\D', 'E, F', ';', 'G\\']
  for (const separator of [';', ','] as const) expect(splitList(joinList(names, separator), separator)).toEqual(names)
  expect(joinList(['A; B', 'C'], ';')).toBe('A\\; B;C')
})

test('names without the separator are joined as they are, and blank ones are left out', () => {
  expect(joinList(['Stanford University', 'UC Davis'], ';')).toBe('Stanford University;UC Davis')
  expect(splitList(' Stanford University ;; UC Davis;', ';')).toEqual(['Stanford University', 'UC Davis'])
  expect(splitList('', ';')).toEqual([])
})
