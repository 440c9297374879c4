import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { toLines, type Line, type Piece } from './layout.ts'
import { countPicturePixels } from './scan/count-picture-pixels.ts'

export type PdfText = { text: string; lines: Line[] }
/** `scanned`: it has hardly any text, but its few pages hold pictures that are large enough to be read. */
export type PdfFailure = { failure: 'unreadable' | 'encrypted' | 'without_text' | 'too_long' | 'scanned' }
export type PdfLimits = { pagesMax: number; textMax: number; cMapFolder: string | null; scanPagesMax: number }

/** A PDF with fewer letters is treated as a scan. A scan may contain a page number as text. */
const lettersMin = 50

/** A page of 50 dpi has more pixels. */
const scanPixelsMin = 200_000

/** Loads PDF.js in advance. Otherwise the first PDF would load it. */
export async function loadPdfReader(): Promise<void> {
  await getResolvedPDFJS()
}

/** The text of a PDF in reading order, normalized; or the reason why there is none. */
export async function readPdfText(pdf: Uint8Array, limits: PdfLimits): Promise<PdfText | PdfFailure> {
  const { pagesMax, textMax, scanPagesMax } = limits
  // PDF.js takes the bytes away.
  const pixels = countPicturePixels(pdf)
  return openPdf(pdf, limits, async (document): Promise<PdfText | PdfFailure> => {
    if (document.numPages > pagesMax) return { failure: 'too_long' }
    const pages: Page[] = []
    let length = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const pieces = items.flatMap((item) => ('str' in item ? (toPiece(item) ?? []) : []))
      length += pieces.reduce((sum, piece) => sum + piece.text.length, 0)
      if (length > textMax) return { failure: 'too_long' }
      const [left = 0, , right = 0] = page.view
      pages.push({ pieces, width: right - left })
      page.cleanup()
    }
    const isScan = document.numPages <= scanPagesMax && pixels >= scanPixelsMin
    return toText(pages) ?? { failure: isScan ? 'scanned' : 'without_text' }
  })
}

/** The pieces of a page, and its width in points. */
export type Page = { pieces: Piece[]; width: number }

/** The text of pages in reading order; null if it has too few letters for a resume. */
export function toText(pages: readonly Page[]): PdfText | null {
  const lines = pages
    .flatMap(({ pieces, width }) => toLines(pieces, width))
    .map((line) => ({ ...line, text: cleanText(line.text) }))
    .filter((line) => line.text !== '')
  const text = joinHyphens(lines.map((line) => line.text).join('\n'))
  return (text.match(/\p{L}/gu)?.length ?? 0) < lettersMin ? null : { text, lines }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/** Calls `work` with a PDF's document. A damaged or encrypted PDF is a failure. */
export async function openPdf<T>(
  pdf: Uint8Array,
  { cMapFolder, maxImageSize = -1 }: { cMapFolder: string | null; maxImageSize?: number },
  work: (document: PdfDocument) => Promise<T>,
): Promise<T | PdfFailure> {
  try {
    const document = await getDocumentProxy(pdf, {
      verbosity: 0,
      useSystemFonts: false,
      maxImageSize,
      ...(cMapFolder ? { cMapUrl: cMapFolder, cMapPacked: true } : {}),
    })
    try {
      return await work(document)
    } finally {
      await document.loadingTask.destroy()
    }
  } catch (error) {
    // PDF.js throws many kinds of errors for damaged files. Only a missing password has its own sentence for the user.
    return { failure: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'unreadable' }
  }
}

type Item = { str: string; transform: number[]; width: number }

/** Rotated text is omitted: it is a watermark or in a page margin. */
function toPiece({ str, transform, width }: Item): Piece | null {
  const [a = 0, b = 0, , d = 0, x = 0, y = 0] = transform
  if (str.trim() === '' || Math.abs(b) > Math.abs(a)) return null
  return { text: str, x, y, width, size: Math.abs(d) || Math.abs(a) || 1 }
}

/** Replaces compatibility forms (ligatures, full-width letters); removes soft hyphens, icons and control characters. */
function cleanText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff\ufffd]|\p{Co}|\p{Cn}|\p{Cs}/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/ {3,}/g, '   ')
    .trim()
}

/** Joins words that are hyphenated at the end of a line: "lan-" and "guage". */
const joinHyphens = (text: string) => text.replace(/(\p{Ll})-\n(\p{Ll}+)/gu, '$1$2')
