/** A piece of text from PDF.js: start of its baseline in points, origin at the lower left. */
export type Piece = { text: string; x: number; y: number; width: number; size: number }

export type Line = { text: string; size: number }

/**
 * The minimum share of a page's letters on each side of a gutter. Dates in a margin have less, so they are no column.
 */
const columnShare = 0.2

/** The maximum number of positions across a page that are tested for a gutter: one per 3 points on a usual page. */
const guttersMax = 300

/**
 * Converts a page's pieces to lines in reading order. On a page with two columns, the left one precedes the right one,
 * in each part of the page between two lines that cross the gutter.
 */
export function toLines(pieces: readonly Piece[], pageWidth: number): Line[] {
  const rows = groupRows(pieces)
  const gutter = findGutter(rows, pageWidth)
  if (gutter === null) return joinRows(rows)
  const lines: Line[] = []
  let left: Piece[] = []
  let right: Piece[] = []
  const flush = () => {
    lines.push(...joinRows(groupRows(left)), ...joinRows(groupRows(right)))
    left = []
    right = []
  }
  for (const row of rows) {
    const crossing = row.some((piece) => piece.x < gutter - 2 && piece.x + piece.width > gutter + 2)
    if (crossing) {
      flush()
      lines.push(...joinRows([row]))
    } else for (const piece of row) (piece.x < gutter - 2 ? left : right).push(piece)
  }
  flush()
  return lines
}

/** Groups pieces by baseline: rows from top to bottom, each from left to right. */
function groupRows(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1)
    const head = row?.[0]
    if (row && head && head.y - piece.y < 0.4 * Math.min(head.size, piece.size)) row.push(piece)
    else rows.push([piece])
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x)
  return rows
}

/** A wider gap, in sizes of the letters, separates two cells of a row. */
const cellGap = 2.5
/** The gap that suffices if a cell of the row above or below begins at the same x. No justified line has such a gap. */
const alignedCellGap = 0.9

/** The text of each row, with three spaces between the cells of a table. */
function joinRows(rows: readonly Piece[][]): Line[] {
  const starts = rows.map(
    (row) =>
      new Set(row.flatMap((piece, at) => (at > 0 && measureGapBefore(row, at) > cellGap ? getStart(piece) : []))),
  )
  return rows.map((row, at) => joinRow(row, [starts[at - 1], starts[at + 1]]))
}

const getStart = (piece: Piece) => Math.round(piece.x / 2)

/** The gap before a piece of a row, in sizes of its letters. */
const measureGapBefore = (row: readonly Piece[], at: number) =>
  (row[at]!.x - row[at - 1]!.x - row[at - 1]!.width) / row[at]!.size

function joinRow(row: readonly Piece[], startsBeside: readonly (ReadonlySet<number> | undefined)[]): Line {
  let text = ''
  for (const [at, piece] of row.entries()) {
    const gap = at > 0 ? measureGapBefore(row, at) : 0
    const aligned = gap > alignedCellGap && startsBeside.some((starts) => starts?.has(getStart(piece)))
    if (text && !text.endsWith(' ') && gap > 0.15) text += gap > cellGap || aligned ? '   ' : ' '
    text += piece.text
  }
  return { text, size: Math.max(...row.map((piece) => piece.size)) }
}

/** The x of an empty strip between two columns of text, or null. */
function findGutter(rows: Piece[][], pageWidth: number): number | null {
  const pieces = rows.flat()
  const countLetters = (some: Piece[]) => some.reduce((sum, piece) => sum + piece.text.length, 0)
  const all = countLetters(pieces)
  let best: { x: number; crossing: number } | null = null
  // A hostile PDF can declare a page of any width.
  const step = Math.max(3, pageWidth / guttersMax)
  for (let x = pageWidth * 0.25; x <= pageWidth * 0.75; x += step) {
    const crossing = countLetters(pieces.filter((piece) => piece.x < x - 2 && piece.x + piece.width > x + 2))
    if (crossing > all * 0.2 || (best && crossing > best.crossing)) continue
    const left = pieces.filter((piece) => piece.x + piece.width <= x + 2)
    const right = pieces.filter((piece) => piece.x >= x - 2)
    if (Math.min(countLetters(left), countLetters(right)) < all * columnShare) continue
    if (!isTextBlock(left) || !isTextBlock(right)) continue
    if (!best || crossing < best.crossing) best = { x, crossing }
  }
  return best?.x ?? null
}

/** A column has a common left edge. Right-aligned texts (dates, places) have none. */
function isTextBlock(pieces: Piece[]): boolean {
  const rows = groupRows(pieces)
  const starts = new Map<number, number>()
  for (const row of rows) {
    const start = Math.round(row[0]!.x / 4)
    starts.set(start, (starts.get(start) ?? 0) + 1)
  }
  return rows.length >= 6 && Math.max(...starts.values()) >= 0.3 * rows.length
}
