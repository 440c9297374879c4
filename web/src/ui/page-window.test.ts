import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('contains the first, the last and the current page with its neighbours, and gaps between them [BROWSE-23]', () => {
  expect(pageWindow(17, 34)).toEqual([1, 'gap', 16, 17, 18, 'gap', 34])
})

test('has no gap between consecutive pages [BROWSE-23]', () => {
  expect(pageWindow(1, 34)).toEqual([1, 2, 'gap', 34])
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(4, 5)).toEqual([1, 'gap', 3, 4, 5])
  expect(pageWindow(34, 34)).toEqual([1, 'gap', 33, 34])
})

test('contains one page if there is only one', () => {
  expect(pageWindow(1, 1)).toEqual([1])
})
