import { expect, test } from 'vitest'
import { makeQuery } from '../../../test/match-query.ts'
import { buildMatchIndex } from './match-index.ts'
import { matchDocuments } from './match.ts'

test('a match has only three properties; its reasons are computed when they are read', async () => {
  const work = (at: number) => ({ title: `Catalysts of kind ${at}`, abstract: 'Catalysts speed up reactions.' })
  const index = await buildMatchIndex(
    Array.from({ length: 300 }, (_, at) => ({ id: at + 1, interests: ['Chemistry'], works: [work(at), work(-at)] })),
  )
  const query = makeQuery({ interests: ['Chemistry'], text: 'RESEARCH INTERESTS\nChemistry' })
  const [first, ...others] = matchDocuments(index, query, 300)
  expect(others).toHaveLength(299)
  for (const match of [first!, ...others]) {
    expect(Object.keys(match).toSorted()).toEqual(['band', 'id', 'score'])
    // The getters belong to the class: 300 matches are cached for each active student.
    expect(Object.values(Object.getOwnPropertyDescriptors(match)).every(({ get }) => get === undefined)).toBe(true)
  }
  expect(first!.reasons.length).toBeGreaterThan(0)
  expect(first!.reasons).toBe(first!.reasons)
})
