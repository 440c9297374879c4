import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'
import { maskToGrey, multiply, paint, toGrey, type DecodedPicture, type Grey, type Matrix } from './grey.ts'

export type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** A page as one picture, and its pixels per point. */
export type PagePicture = Grey & { scale: number }

/** Pixels. At 250 dpi a letter of a resume has about 35 rows; more make reading slower, not better. */
const widthMax = 2_000
const heightMax = 2_900

/** Pictures beyond these are left out, since each is decoded as a whole. */
const picturesPerPageMax = 500

/**
 * Paints the pictures of a page in grey; null if it has none. Lines and letters are not painted: a page that has text
 * is not read this way. There is no canvas, since a canvas is native code, which the process must not load.
 */
export async function createPagePicture(page: PdfPage): Promise<PagePicture | null> {
  const { OPS } = await getResolvedPDFJS()
  const size = page.getViewport({ scale: 1 })
  const scale = Math.min(widthMax / size.width, heightMax / size.height)
  const viewport = page.getViewport({ scale })
  const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))]
  const picture = { width, height, pixels: new Uint8Array(width * height).fill(255), scale }
  const { fnArray, argsArray } = await page.getOperatorList()
  let matrix = viewport.transform as unknown as Matrix
  const stack: Matrix[] = []
  let painted = 0
  for (const [at, operator] of fnArray.entries()) {
    const values = argsArray[at] as unknown[] | null
    if (operator === OPS.save) stack.push(matrix)
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix
    else if (operator === OPS.transform) matrix = multiply(matrix, values as unknown as Matrix)
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix)
      if (values?.[0]) matrix = multiply(matrix, values[0] as Matrix)
    } else {
      const grey = readPicture(operator, values)
      if (!grey || painted === picturesPerPageMax) continue
      paint(picture, grey, matrix)
      painted++
    }
  }
  return painted > 0 ? picture : null

  function readPicture(operator: number, values: unknown[] | null): Grey | null {
    if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject) {
      const found = getObject(values?.[0])
      return isDecoded(found) ? toGrey(found) : null
    }
    if (operator !== OPS.paintImageMaskXObject) return null
    const mask = values?.[0] as { data?: unknown } | undefined
    const found = getObject(mask?.data)
    if (isDecoded(found)) return maskToGrey(found)
    return isDecoded(mask) ? maskToGrey(mask) : null
  }

  /** PDF.js passes a picture, or the name under which it keeps it. Pictures that pages share begin with g_. */
  function getObject(given: unknown): unknown {
    if (typeof given !== 'string') return given
    const objects = given.startsWith('g_') ? page.commonObjs : page.objs
    return objects.has(given) ? (objects.get(given) as unknown) : null
  }
}

/** A picture that could not be decoded has no data. */
const isDecoded = (value: unknown): value is DecodedPicture =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  ArrayBuffer.isView(value.data) &&
  'width' in value &&
  'height' in value
