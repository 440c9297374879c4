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
  const kept: RankedDocument[][] = [matchDocuments(index, query, 300)]
  collectGarbage()
  const before = process.memoryUsage()
  for (let student = 0; student < 50; student++) kept.push(matchDocuments(index, query, 300))
  collectGarbage()
  const after = process.memoryUsage()
  expect(kept.flat()).toHaveLength(51 * 300)
  expect((after.heapUsed - before.heapUsed) / (50 * 300)).toBeLessThan(150)
  expect((after.arrayBuffers - before.arrayBuffers) / (50 * 300)).toBeLessThan(1)
})
