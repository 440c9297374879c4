import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('offers the first and last page and the current one plus or minus one, with ellipses between gaps [BROWSE-23]', () => {
  expect(pageWindow(17, 34)).toEqual([1, 'gap', 16, 17, 18, 'gap', 34])
})

test('puts no ellipsis between pages that follow each other [BROWSE-23]', () => {
  expect(pageWindow(1, 34)).toEqual([1, 2, 'gap', 34])
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(4, 5)).toEqual([1, 'gap', 3, 4, 5])
  expect(pageWindow(34, 34)).toEqual([1, 'gap', 33, 34])
})

test('offers one page when there is one', () => {
  expect(pageWindow(1, 1)).toEqual([1])
})
