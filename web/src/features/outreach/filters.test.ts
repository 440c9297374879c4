import { expect, test } from 'vitest'
import { aLetter } from './a-letter.ts'
import { filterLetters, readHistorySearch } from './filters.ts'

const letters = [
  aLetter({ id: 1, professor_name: 'Zoë Müller', follow_up_due: true }),
  aLetter({ id: 2, state: 'unconfirmed', message: 'About soft robots' }),
  aLetter({ id: 3, state: 'failed' }),
  aLetter({ id: 4, mark: 'replied' }),
  aLetter({ id: 5, state: 'held', hold: 'queue' }),
  aLetter({ id: 6, state: 'returned' }),
]
const findIds = (search: Parameters<typeof filterLetters>[1]) => filterLetters(letters, search).map(({ id }) => id)

test.each([
  [{}, [1, 2, 3, 4, 5, 6]],
  [{ search: 'zoe muller' }, [1]],
  [{ search: 'ROBOTS  soft' }, [2]],
  [{ search: 'robots hard' }, []],
  [{ state: 'failed' }, [3]],
  [{ state: 'held' }, [5]],
  [{ state: 'returned' }, [6]],
  [{ answer: 'replied' }, [4]],
  [{ answer: 'waiting' }, [1, 2]],
  [{ answer: 'follow_up' }, [1]],
  [{ answer: 'waiting', state: 'unconfirmed' }, [2]],
] as const)('%j finds %j', (search, ids) => {
  expect(findIds(search)).toEqual(ids)
})

test('invalid query parameters are ignored', () => {
  expect(readHistorySearch({ search: '', state: 'lost', answer: 7, page: '0' })).toEqual({})
  expect(readHistorySearch({ search: 2026, state: 'sent', answer: 'closed', page: '3' })).toEqual({
    search: '2026',
    state: 'sent',
    answer: 'closed',
    page: 3,
  })
})
