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
  /** The lines, and how often the width of a piece was asked for. */
  const counted = (pageWidth: number) => {
    let asked = 0
    const watched = pieces.map((piece) => ({
      ...piece,
      get width() {
        asked++
        return piece.width
      },
    }))
    return { lines: linesOf(watched, pageWidth), asked }
  }
  const [usual, vast] = [counted(595), counted(2_000_000_000)]
  expect(vast.lines).toEqual(usual.lines)
  // On a usual page 100 gutters are looked at, on any other at most 150.
  expect(vast.asked).toBeLessThan(3 * usual.asked)
})
