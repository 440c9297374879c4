import { describe, expect, test } from 'vitest'
import { cover, statingLines, tagsOf } from './spec-lines.ts'

const specification = `# Rooms

## 1. Doors

- A door opens.
  - A locked one does not.

| Door | Key |
|---|---:|
| front | brass |

Text.
---
`

describe('lines that state something', () => {
  test('are list items, table rows and sentences, not headings, table heads, rules or empty lines', () => {
    expect(statingLines('rooms', specification)).toEqual([
      { file: 'rooms', line: 5, text: '- A door opens.' },
      { file: 'rooms', line: 6, text: '- A locked one does not.' },
      { file: 'rooms', line: 10, text: '| front | brass |' },
      { file: 'rooms', line: 12, text: 'Text.' },
    ])
  })
})

describe('tags', () => {
  const lines = (source: string) => tagsOf('a.test.ts', source).map(({ file, line }) => `${file}:${line}`)

  test('are read from titles in any quotes', () => {
    expect(lines(`test('opens [rooms:5]', () => {})`)).toEqual(['rooms:5'])
    expect(lines('it(`opens [rooms:5] ${x}`, () => {})')).toEqual(['rooms:5'])
    expect(lines(`describe("doors [rooms:3]", () => { test.only('x [rooms:6]', () => {}) })`)).toEqual([
      'rooms:3',
      'rooms:6',
    ])
  })

  test('may be lists and ranges, a number alone belonging to the name before it', () => {
    expect(lines(`test('x [rooms:5-7, 10, doors:2] y [doors:9]', () => {})`)).toEqual([
      'rooms:5',
      'rooms:6',
      'rooms:7',
      'rooms:10',
      'doors:2',
      'doors:9',
    ])
  })

  test('are read from test.each, its title and its table', () => {
    expect(lines(`test.each([f(g(1)), 2])('opens %s [rooms:5]', (x) => { f('[rooms:9]') })`)).toEqual(['rooms:5'])
    expect(lines(`test.each([['opens [rooms:5]', 1]])('%s', () => {})`)).toEqual(['rooms:5'])
  })

  test('are not read from comments, from other strings, or from arrays with numbers', () => {
    expect(
      lines(`// test('x [rooms:5]')\nconst a = '[rooms:5]'; test('list [1, 2] [a:b]', () => { say('[rooms:6]') })`),
    ).toEqual([])
  })

  test('carry the file and the title without its tags', () => {
    expect(tagsOf('web/a.test.ts', `test('opens [rooms:5] wide', () => {})`)).toEqual([
      { file: 'rooms', line: 5, edge: true, test: 'web/a.test.ts: opens wide' },
    ])
  })
})

describe('coverage', () => {
  const stating = statingLines('rooms', specification)
  const named = (source: string) => cover(stating, tagsOf('a.test.ts', source))

  test('lists the tests of each line and counts what is named', () => {
    const { lines, totals, errors } = named(`test('opens [rooms:5]', f); test('stays [rooms:5, 6]', f)`)
    expect(lines.map((one) => one.tests)).toEqual([
      ['a.test.ts: opens', 'a.test.ts: stays'],
      ['a.test.ts: stays'],
      [],
      [],
    ])
    expect(totals).toEqual([{ file: 'rooms', stating: 4, named: 2 }])
    expect(errors).toEqual([])
  })

  test('calls a tag to a heading, an empty line or beyond the end an error', () => {
    expect(named(`test('x [rooms:3]', f); test('y [rooms:99, nowhere:5]', f)`).errors).toEqual([
      '[rooms:3] states nothing, named by a.test.ts: x',
      '[rooms:99] states nothing, named by a.test.ts: y',
      '[nowhere:5] states nothing, named by a.test.ts: y',
    ])
  })

  test('lets a range run over empty lines, but not begin or end on one', () => {
    expect(named(`test('x [rooms:6-10]', f)`).errors).toEqual([])
    expect(named(`test('x [rooms:5-11]', f)`).errors).toEqual(['[rooms:11] states nothing, named by a.test.ts: x'])
    expect(named(`test('x [rooms:12-10]', f); test('y [rooms:6-4]', f)`).errors).toEqual([
      '[rooms:4] states nothing, named by a.test.ts: y',
    ])
  })
})
