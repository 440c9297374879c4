import { expect, test } from 'vitest'
import { linesOf } from './layout.ts'

test('a page that says it is as wide as a country is read as fast as any other', () => {
  const pieces = Array.from({ length: 20 }, (_, at) => ({
    text: `Line ${at}`,
    x: 50,
    y: 800 - at * 20,
    width: 40,
    size: 11,
  }))
  const begun = performance.now()
  expect(linesOf(pieces, 2_000_000_000)).toEqual(linesOf(pieces, 595))
  expect(performance.now() - begun).toBeLessThan(200)
})
