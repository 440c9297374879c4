import { expect, test } from 'vitest'
import { findRoomCycles } from './room-cycles.ts'

const createImports = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from, to] = pair.split(' -> ') as [string, string]
    return { from, to }
  })

test('finds rooms that import each other without a cycle of files, with an import for each step', () => {
  expect(
    findRoomCycles(
      createImports(
        'server/src/account/routes.ts -> server/src/privacy/delete-account.ts',
        'server/src/privacy/download-data.ts -> server/src/outreach/letters-of.ts',
        'server/src/outreach/history/letters-of.ts -> server/src/account/queries.ts',
      ),
    ),
  ).toEqual([
    'server/account (server/src/account/routes.ts -> server/src/privacy/delete-account.ts) -> ' +
      'server/privacy (server/src/privacy/download-data.ts -> server/src/outreach/letters-of.ts) -> ' +
      'server/outreach (server/src/outreach/history/letters-of.ts -> server/src/account/queries.ts) -> server/account',
  ])
})

test('each feature of the website is a room', () => {
  expect(
    findRoomCycles(
      createImports(
        'web/src/features/browse/card.tsx -> web/src/features/compose/open.ts',
        'web/src/features/compose/open.ts -> web/src/features/browse/why.ts',
      ),
    ),
  ).toHaveLength(1)
})

test('tests, files outside of rooms and imports in one direction form no cycle', () => {
  expect(
    findRoomCycles(
      createImports(
        'server/src/account/a.test.ts -> server/src/http/b.ts',
        'server/src/http/b.ts -> server/src/account/c.ts',
        'server/src/clock.ts -> server/src/http/b.ts',
        'server/src/http/b.ts -> server/src/clock.ts',
        'web/src/pages/a.tsx -> web/src/ui/b.ts',
        'web/src/features/browse/card.tsx -> web/src/features/browse/why.ts',
      ),
    ),
  ).toEqual([])
})
