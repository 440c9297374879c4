import { expect, test } from 'vitest'
import { findTags } from './test-tags.ts'

const ids = (source: string) => findTags('a.test.ts', source).map(({ id }) => id)

test('tags are read from titles in any quotes', () => {
  expect(ids(`test('opens [ROOM-5]', () => {})`)).toEqual(['ROOM-5'])
  expect(ids('it(`opens [ROOM-5] ${x}`, () => {})')).toEqual(['ROOM-5'])
  expect(ids(`describe("doors [ROOM-3]", () => { test.only('x [ROOM-6]', () => {}) })`)).toEqual(['ROOM-3', 'ROOM-6'])
})

test('tags can be lists, at several positions of a title', () => {
  expect(ids(`test('x [ROOM-5, ROOM-12,DOOR-2] y [DOOR-9]', () => {})`)).toEqual([
    'ROOM-5',
    'ROOM-12',
    'DOOR-2',
    'DOOR-9',
  ])
})

test('tags are read from the title and the table of test.each, and from an extended test', () => {
  expect(ids(`test.each([f(g(1)), 2])('opens %s [ROOM-5]', (x) => { f('[ROOM-9]') })`)).toEqual(['ROOM-5'])
  expect(ids(`test.each([['opens [ROOM-5]', 1]])('%s', () => {})`)).toEqual(['ROOM-5'])
  expect(ids(`const dark = test.extend({}); dark('opens [ROOM-5]', () => {})`)).toEqual(['ROOM-5'])
})

test('tags are not read from comments, from other strings, or from arrays with numbers', () => {
  expect(
    ids(`// test('x [ROOM-5]')\nconst a = '[ROOM-5]'; test('list [1, 2] [a-b]', () => { say('[ROOM-6]') })`),
  ).toEqual([])
})

test('line numbers of a specification are read too, in order to be refused', () => {
  expect(ids(`test('x [rooms:5]', () => {}); test('y [rooms:5-7, 10]', () => {})`)).toEqual([
    'rooms:5',
    'rooms:5-7',
    '10',
  ])
})

test('a tag has the file and the title without its tags', () => {
  expect(findTags('web/a.test.ts', `test('opens [ROOM-5] wide', () => {})`)).toEqual([
    { id: 'ROOM-5', test: 'web/a.test.ts: opens wide' },
  ])
})
