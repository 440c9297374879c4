/** A piece of text as PDF.js gives it: baseline start in points, origin at the lower left. */
export type Piece = { text: string; x: number; y: number; width: number; size: number }

export type Line = { text: string; size: number }

/** The share of a page's letters that each side of a gutter must hold, so that dates in a margin are no column. */
const columnShare = 0.2

/** Places on the whole width of a page at which a gutter is looked for, 3 points apart on usual ones. */
const guttersMax = 300

/**
 * A page's pieces as lines in reading order. Where a page has two columns, the left one comes before the right one
 * between lines that run across both.
 */
export function linesOf(pieces: readonly Piece[], pageWidth: number): Line[] {
  const rows = rowsOf(pieces)
  const gutter = findGutter(rows, pageWidth)
  if (gutter === null) return rows.map(joinRow)
  const lines: Line[] = []
  let left: Piece[] = []
  let right: Piece[] = []
  const flush = () => {
    lines.push(...rowsOf(left).map(joinRow), ...rowsOf(right).map(joinRow))
    left = []
    right = []
  }
  for (const row of rows) {
    const crossing = row.some((piece) => piece.x < gutter - 2 && piece.x + piece.width > gutter + 2)
    if (crossing) {
      flush()
      lines.push(joinRow(row))
    } else for (const piece of row) (piece.x < gutter - 2 ? left : right).push(piece)
  }
  flush()
  return lines
}

/** Pieces on one baseline, top to bottom, each from left to right. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
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

function joinRow(row: Piece[]): Line {
  let text = ''
  let end: number | null = null
  for (const piece of row) {
    const gap = end === null ? 0 : piece.x - end
    const wide = gap > 2.5 * piece.size
    if (text && !text.endsWith(' ') && gap > 0.15 * piece.size) text += wide ? '   ' : ' '
    text += piece.text
    end = piece.x + piece.width
  }
  return { text, size: Math.max(...row.map((piece) => piece.size)) }
}

/** The x of an empty strip that parts a page into two columns of text, or null. */
function findGutter(rows: Piece[][], pageWidth: number): number | null {
  const pieces = rows.flat()
  const letters = (some: Piece[]) => some.reduce((sum, piece) => sum + piece.text.length, 0)
  const all = letters(pieces)
  let best: { x: number; crossing: number } | null = null
  // A page may say that it is as wide as a country.
  const step = Math.max(3, pageWidth / guttersMax)
  for (let x = pageWidth * 0.25; x <= pageWidth * 0.75; x += step) {
    const crossing = letters(pieces.filter((piece) => piece.x < x - 2 && piece.x + piece.width > x + 2))
    if (crossing > all * 0.2 || (best && crossing > best.crossing)) continue
    const left = pieces.filter((piece) => piece.x + piece.width <= x + 2)
    const right = pieces.filter((piece) => piece.x >= x - 2)
    if (Math.min(letters(left), letters(right)) < all * columnShare) continue
    if (!isTextBlock(left) || !isTextBlock(right)) continue
    if (!best || crossing < best.crossing) best = { x, crossing }
  }
  return best?.x ?? null
}

/** Columns begin at a common left edge; what is set flush right (dates, places) does not. */
function isTextBlock(pieces: Piece[]): boolean {
  const rows = rowsOf(pieces)
  const starts = new Map<number, number>()
  for (const row of rows) {
    const start = Math.round(row[0]!.x / 4)
    starts.set(start, (starts.get(start) ?? 0) + 1)
  }
  return rows.length >= 6 && Math.max(...starts.values()) >= 0.3 * rows.length
}
