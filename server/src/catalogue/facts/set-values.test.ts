import { expect, test } from 'vitest'
import { readSetStatements, takesLevel } from './set-values.ts'

test('what the professor says about a level outweighs the homepage', () => {
  const statements = readSetStatements('h+graduate,phd@fall/2027;p-phd@/')
  expect(statements).toEqual([
    { taking: false, levels: ['phd'], term: null, byProfessor: true },
    { taking: true, levels: ['graduate'], term: { season: 'fall', year: 2027 }, byProfessor: false },
  ])
  expect(readSetStatements('h+phd@/;p-@/').map(({ taking }) => taking)).toEqual([false])
})

test.each([
  ['h+@/', 'phd', true],
  ['h+@/', 'high_school', false],
  ['h+undergraduate@/', 'any', true],
  ['h+undergraduate@/', 'phd', false],
  ['h-phd@/', 'phd', false],
  ['', 'any', false],
] as const)('%j takes %s: %s', (text, level, takes) => {
  expect(takesLevel(readSetStatements(text), level)).toBe(takes)
})
