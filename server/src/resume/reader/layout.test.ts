import { expect, test } from 'vitest'
import { toLines } from './layout.ts'

test('a page with a huge declared width takes as little work as any other', () => {
  const pieces = Array.from({ length: 20 }, (_, at) => ({
    text: `Line ${at}`,
    x: 50,
    y: 800 - at * 20,
    width: 40,
    size: 11,
  }))
  /** The lines, and the number of reads of a piece's width, as a measure of the work. */
  const countReads = (pageWidth: number) => {
    let reads = 0
    const countedPieces = pieces.map((piece) => ({
      ...piece,
      get width() {
        reads++
        return piece.width
      },
    }))
    return { lines: toLines(countedPieces, pageWidth), reads }
  }
  const [usual, huge] = [countReads(595), countReads(2_000_000_000)]
  expect(huge.lines).toEqual(usual.lines)
  // A usual page has 100 positions for a gutter, any other at most 150.
  expect(huge.reads).toBeLessThan(3 * usual.reads)
})
