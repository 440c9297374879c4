import { expect, test } from 'vitest'
import { correct } from './correct.ts'

test('a correction changes one entry of one list, whatever the list has gained or lost since [MATCH-52]', () => {
  const lists = { struck: ['Robotics'], typed: ['optics', 'lasers'] }
  expect(correct(lists, { list: 'typed', add: 'genomics' })).toEqual({ typed: ['optics', 'lasers', 'genomics'] })
  expect(correct(lists, { list: 'typed', remove: 'optics' })).toEqual({ typed: ['lasers'] })
  expect(correct(lists, { list: 'struck', remove: 'Nursing' })).toEqual({ struck: ['Robotics'] })
})
