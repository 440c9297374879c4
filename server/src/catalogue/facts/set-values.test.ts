import { expect, test } from 'vitest'
import { dropOutweighed } from './drop-outweighed.ts'
import type { Fact } from './fact.ts'
import { readTakingValues, takesLevel } from './set-values.ts'

test('what the professor says about a level outweighs the homepage', () => {
  const statements = readTakingValues('h+graduate,phd@fall/2027;p-phd@/')
  expect(statements).toEqual([
    { taking: false, levels: ['phd'], term: null, byProfessor: true },
    { taking: true, levels: ['graduate'], term: { season: 'fall', year: 2027 }, byProfessor: false },
  ])
  expect(readTakingValues('h+phd@/;p-@/').map(({ taking }) => taking)).toEqual([false])
})

test.each([
  ['h+@/', 'phd', true],
  ['h+@/', 'high_school', false],
  ['h+undergraduate@/', 'any', true],
  ['h+undergraduate@/', 'phd', false],
  ['h-phd@/', 'phd', false],
  ['', 'any', false],
] as const)('%j takes %s: %s', (text, level, takes) => {
  expect(takesLevel(readTakingValues(text), level)).toBe(takes)
})

test('the facts on a card follow the same rule', () => {
  const base = { quote: null, address: null, datedOn: null, expiresOn: null, readAt: new Date(0) }
  const state = (source: 'professor' | 'homepage', levels: ('phd' | 'graduate')[]): Fact => ({
    ...base,
    kind: source === 'professor' ? 'not_taking' : 'taking',
    source,
    value: { levels, term: null },
  })
  const [phd, graduate] = [state('homepage', ['phd']), state('homepage', ['graduate'])]
  expect(dropOutweighed([phd, graduate])).toEqual([phd, graduate])
  expect(dropOutweighed([phd, graduate, state('professor', ['phd'])])).toEqual([graduate, state('professor', ['phd'])])
  expect(dropOutweighed([phd, state('professor', [])])).toEqual([state('professor', [])])
})
