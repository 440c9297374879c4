import { expect, test } from 'vitest'
import { splitAtRanges } from './split-at-ranges.ts'

test('splits a text at its ranges, also at empty ones and at its ends', () => {
  const text = 'abcdef'
  const split = (...ranges: [number, number][]) =>
    splitAtRanges(
      text,
      ranges.map(([start, end]) => ({ start, end })),
    ).map(({ start, end, range }) => (range ? `<${text.slice(start, end)}>` : text.slice(start, end)))
  expect(split()).toEqual(['abcdef'])
  expect(split([0, 2], [3, 6])).toEqual(['<ab>', 'c', '<def>'])
  expect(split([2, 2], [2, 4])).toEqual(['ab', '<>', '<cd>', 'ef'])
  expect(split([6, 6])).toEqual(['abcdef', '<>'])
})
