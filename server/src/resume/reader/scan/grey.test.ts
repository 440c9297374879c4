import { expect, test } from 'vitest'
import { maskToGrey, multiply, paint, toGrey, type Grey, type Matrix } from './grey.ts'

const blank = (width: number, height: number): Grey => ({
  width,
  height,
  pixels: new Uint8Array(width * height).fill(255),
})
const rows = ({ width, height, pixels }: Grey) =>
  Array.from({ length: height }, (_, y) => [...pixels.subarray(y * width, (y + 1) * width)])

test('converts the kinds of pictures of PDF.js to grey; transparent pixels are white', () => {
  const bits = { width: 3, height: 2, kind: 1, data: new Uint8Array([0b10100000, 0b01000000]) }
  expect(rows(toGrey(bits)!)).toEqual([
    [255, 0, 255],
    [0, 255, 0],
  ])
  expect(rows(maskToGrey(bits))).toEqual(rows(toGrey(bits)!))
  const data = new Uint8Array([0, 0, 0, 255, 255, 255])
  expect(rows(toGrey({ width: 2, height: 1, kind: 2, data })!)).toEqual([[0, 255]])
  const seeThrough = new Uint8Array([0, 0, 0, 255, 0, 0, 0, 0])
  expect(rows(toGrey({ width: 2, height: 1, kind: 3, data: seeThrough })!)).toEqual([[0, 255]])
  expect(toGrey({ width: 1, height: 1, kind: 9, data })).toBeNull()
})

/** A page of 4 by 4 points, with its origin at the lower left, as PDF has it. */
const page: Matrix = [1, 0, 0, -1, 0, 4]
const corner: Grey = { width: 2, height: 2, pixels: new Uint8Array([0, 255, 255, 255]) }

test('a picture stands upright where its matrix puts it, and turned if the matrix turns it', () => {
  const upright = blank(4, 4)
  paint(upright, corner, multiply(page, [2, 0, 0, 2, 0, 2]))
  expect(rows(upright)[0]).toEqual([0, 255, 255, 255])

  // A quarter turn against the clock: the upper left corner becomes the lower left one.
  const turned = blank(4, 4)
  paint(turned, corner, multiply(page, [0, 2, -2, 0, 4, 0]))
  expect(rows(turned)[3]).toEqual([255, 255, 0, 255])
})

test('a picture with more pixels than the page is averaged; a part outside of the page is left out', () => {
  const fine: Grey = { width: 4, height: 4, pixels: new Uint8Array(16).map((_, at) => (at % 2 ? 255 : 0)) }
  const small = blank(2, 2)
  paint(small, fine, [2, 0, 0, -2, 0, 2])
  expect(rows(small)).toEqual([
    [127, 127],
    [127, 127],
  ])
  const half = blank(2, 2)
  paint(half, { width: 2, height: 2, pixels: new Uint8Array(4) }, [2, 0, 0, -2, 1, 2])
  expect(rows(half)).toEqual([
    [255, 0],
    [255, 0],
  ])
})

test('a matrix without area, or without end, paints nothing', () => {
  const untouched = blank(2, 2)
  for (const matrix of [
    [0, 0, 0, 0, 0, 0],
    [Infinity, 0, 0, 1, 0, 0],
    [NaN, 0, 0, 1, 0, 0],
  ] as unknown as Matrix[])
    paint(untouched, corner, matrix)
  expect(rows(untouched)).toEqual(rows(blank(2, 2)))
})
