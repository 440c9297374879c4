import { expect, test } from 'vitest'
import { collectGarbage } from '../../../test/collect-garbage.ts'
import { buildMatchIndex } from './match-index.ts'
import { matchDocuments, type RankedDocument } from './match.ts'

test('a match that nobody has looked at takes less than 150 bytes', async () => {
  const work = (at: number) => ({ title: `Catalysts of kind ${at}`, abstract: 'Catalysts speed up reactions.' })
  const index = await buildMatchIndex(
    Array.from({ length: 300 }, (_, at) => ({ id: at + 1, interests: ['Chemistry'], works: [work(at), work(-at)] })),
  )
  const query = { interests: ['Chemistry'], skills: [], additionalInterests: [], major: '', text: 'Catalysts' }
  const taken = () => {
    const kept: RankedDocument[][] = [matchDocuments(index, query, 300)]
    collectGarbage()
    const before = process.memoryUsage()
    for (let student = 0; student < 50; student++) kept.push(matchDocuments(index, query, 300))
    collectGarbage()
    const after = process.memoryUsage()
    expect(kept.flat()).toHaveLength(51 * 300)
    const each = (what: 'heapUsed' | 'arrayBuffers') => (after[what] - before[what]) / (50 * 300)
    return { objects: each('heapUsed'), arrays: each('arrayBuffers') }
  }
  // The runner sends what it has to say at times of its own, so the least of some counts.
  const tries = Array.from({ length: 5 }, taken)
  expect(Math.min(...tries.map(({ objects }) => objects))).toBeLessThan(150)
  expect(Math.min(...tries.map(({ arrays }) => arrays))).toBeLessThan(1)
})
