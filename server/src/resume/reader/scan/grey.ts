/** A picture with one byte per pixel, 0 is black. */
export type Grey = { width: number; height: number; pixels: Uint8Array }

/** A picture as PDF.js decodes it. `kind` is its ImageKind. */
export type DecodedPicture = { width: number; height: number; kind: number; data: Uint8Array | Uint8ClampedArray }

const bitPerPixel = 1
const rgb = 2
const rgba = 3

/** Converts a decoded picture; transparent pixels become white. Null for a kind that PDF.js does not document. */
export function toGrey({ width, height, kind, data }: DecodedPicture): Grey | null {
  const pixels = new Uint8Array(width * height)
  if (kind === bitPerPixel) fillFromBits(pixels, data, width)
  else if (kind === rgb || kind === rgba) {
    const step = kind === rgb ? 3 : 4
    for (let at = 0, from = 0; at < pixels.length; at++, from += step) {
      const light = (77 * data[from]! + 150 * data[from + 1]! + 29 * data[from + 2]!) >> 8
      const alpha = kind === rgba ? data[from + 3]! : 255
      pixels[at] = alpha === 255 ? light : 255 - ((255 - light) * alpha) / 255
    }
  } else return null
  return { width, height, pixels }
}

/** A stencil: PDF.js paints where a bit is 0. Text is nearly always black. */
export function maskToGrey({ width, height, data }: Omit<DecodedPicture, 'kind'>): Grey {
  const pixels = new Uint8Array(width * height)
  fillFromBits(pixels, data, width)
  return { width, height, pixels }
}

function fillFromBits(pixels: Uint8Array, bits: Uint8Array | Uint8ClampedArray, width: number): void {
  const bytesPerRow = Math.ceil(width / 8)
  for (let at = 0; at < pixels.length; at++) {
    const [row, column] = [Math.floor(at / width), at % width]
    pixels[at] = (bits[row * bytesPerRow + (column >> 3)]! >> (7 - (column & 7))) & 1 ? 255 : 0
  }
}

/** A matrix of PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** The matrix that applies `inner` first. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

/**
 * Paints a picture onto a page; where it is lighter, the page stays. `matrix` maps the unit square, with the picture's
 * lower edge at 0, to the page's pixels.
 */
export function paint(page: Grey, picture: Grey, matrix: Matrix): void {
  const [a, b, c, d, e, f] = matrix
  const determinant = a * d - b * c
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1) return
  const xs = [e, e + a, e + c, e + a + c]
  const ys = [f, f + b, f + d, f + b + d]
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(page.width, Math.ceil(Math.max(...xs)))]
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(page.height, Math.ceil(Math.max(...ys)))]
  // The step in the picture for one pixel of the page to the right, and for one downwards.
  const [ux, vx] = [(d / determinant) * picture.width, (b / determinant) * picture.height]
  const [uy, vy] = [(-c / determinant) * picture.width, (-a / determinant) * picture.height]
  const box = Math.max(1, Math.round(Math.max(Math.hypot(ux, vx), Math.hypot(uy, vy))))
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [dx, dy] = [x + 0.5 - e, y + 0.5 - f]
      const u = dx * ux + dy * uy
      const v = picture.height + dx * vx + dy * vy
      if (u < 0 || v < 0 || u >= picture.width || v >= picture.height) continue
      const value = box > 1 ? averageBox(picture, u, v, box) : interpolate(picture, u - 0.5, v - 0.5)
      const at = y * page.width + x
      if (value < page.pixels[at]!) page.pixels[at] = value
    }
  }
}

/** The mean of the box of pixels around a point. */
function averageBox({ width, height, pixels }: Grey, u: number, v: number, box: number): number {
  const [left, top] = [Math.max(0, Math.floor(u - box / 2)), Math.max(0, Math.floor(v - box / 2))]
  const [right, bottom] = [Math.min(width, left + box), Math.min(height, top + box)]
  let sum = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += pixels[y * width + x]!
  return sum / ((right - left) * (bottom - top))
}

/** Between the four pixels around a point. Enlarged letters with steps are read worse. */
function interpolate({ width, height, pixels }: Grey, u: number, v: number): number {
  const [left, top] = [Math.max(0, Math.floor(u)), Math.max(0, Math.floor(v))]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [x, y] = [Math.max(0, u - left), Math.max(0, v - top)]
  const upper = pixels[top * width + left]! * (1 - x) + pixels[top * width + right]! * x
  const lower = pixels[bottom * width + left]! * (1 - x) + pixels[bottom * width + right]! * x
  return upper * (1 - y) + lower * y
}
