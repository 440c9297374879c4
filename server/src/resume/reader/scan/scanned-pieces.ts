import type { Piece } from '../layout.ts'
import type { PagePicture } from './page-picture.ts'

/** What is used of tesseract.js's result: positions in pixels, origin at the upper left. */
export type ScannedWord = { text: string; confidence: number; bbox: { x0: number; x1: number } }
export type ScannedLine = {
  words: ScannedWord[]
  baseline: { y0: number; y1: number }
  rowAttributes: { rowHeight: number }
}

/** Percent. What is below is not text: rules, logos, portraits. */
const confidenceMin = 30

/** A wider gap, in heights of the row, begins a new piece: layout.ts decides whether it is a cell, a column or a space. */
const gapMin = 0.9

/** What a bullet is read as. A single letter is one only before a capital letter. */
const bullet = /^(?:[+*«»¢©®°•·»~>-]|[eo](?= \p{Lu}))(?= )/u

/** "AI" and "UI" in a font without serifs. */
const smallL = /\b([AU])l\b/g

/** Points. The first letters of lines that begin below each other are this close. */
const startGapMax = 1
/** Points that the left edge of a column may drift from the top to the bottom of a page that lies askew. */
const startDriftMax = 8

/** Gives pieces that begin at nearly the same x the same one, since layout.ts finds columns by their left edges. */
export function alignStarts(pieces: readonly Piece[]): Piece[] {
  const sorted = pieces.toSorted((a, b) => a.x - b.x)
  let [start, before] = [-Infinity, -Infinity]
  return sorted.map((piece) => {
    if (piece.x - before > startGapMax || piece.x - start > startDriftMax) start = piece.x
    before = piece.x
    return { ...piece, x: start }
  })
}

/** The pieces of a line, in points, with their origin at the lower left like those of a PDF's text. */
export function toPieces({ words, baseline, rowAttributes }: ScannedLine, page: PagePicture): Piece[] {
  const size = rowAttributes.rowHeight
  const y = (page.height - (baseline.y0 + baseline.y1) / 2) / page.scale
  const groups: ScannedWord[][] = []
  for (const [at, word] of words.entries()) {
    // A bullet is no letter, so the program is never sure of it.
    if (word.confidence < confidenceMin && !(at === 0 && word.text.length === 1)) continue
    const last = groups.at(-1)
    if (last && word.bbox.x0 - last.at(-1)!.bbox.x1 <= gapMin * size) last.push(word)
    else groups.push([word])
  }
  return groups.map((group, at) => {
    const text = group.map((word) => word.text).join(' ')
    const [start, end] = [group[0]!.bbox.x0, group.at(-1)!.bbox.x1]
    return {
      text: (at === 0 ? text.replace(bullet, '•') : text).replace(smallL, '$1I'),
      x: start / page.scale,
      y,
      width: (end - start) / page.scale,
      size: size / page.scale,
    }
  })
}
