const image = Buffer.from('/Image')

/** The dictionary of a picture is shorter than this, unless it holds a palette. */
const dictionaryMax = 2_000

/** More pictures are not counted. */
const picturesMax = 1_000

/**
 * The number of pixels of a PDF's pictures, as the file declares them, without decoding one. The dictionary of a
 * picture is always readable in the file, since only objects that are no streams may be compressed (ISO 32000-2, 7.5.7).
 */
export function countPicturePixels(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let pixels = 0
  let from = 0
  for (let count = 0; count < picturesMax; count++) {
    const at = bytes.indexOf(image, from)
    if (at === -1) break
    from = at + image.length
    const before = bytes.toString('latin1', Math.max(0, at - dictionaryMax), at)
    const after = bytes.toString('latin1', at, at + dictionaryMax)
    const start = before.lastIndexOf(' obj')
    const end = after.indexOf('stream')
    if (start === -1 || end === -1) continue
    const dictionary = before.slice(start) + after.slice(0, end)
    pixels += readNumber(dictionary, /\/Width\s+(\d{1,6})\b/) * readNumber(dictionary, /\/Height\s+(\d{1,6})\b/)
  }
  return pixels
}

const readNumber = (dictionary: string, pattern: RegExp) => Number(pattern.exec(dictionary)?.[1] ?? 0)
