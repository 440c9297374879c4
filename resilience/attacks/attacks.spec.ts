import { expect, test } from '@playwright/test'
import { exclusiveAttacks, groups } from './all.ts'
import { formatResult, runAttacks } from './attack.ts'
import { startTarget } from './target.ts'

/** Without the attacks that measure memory and time, which `npm run lab -- attacks` includes. */
test('the product blocks every attack of the external review, in every variation', async () => {
  test.setTimeout(400_000)
  const target = await startTarget()
  const short = groups.concat([exclusiveAttacks]).map((group) => group.filter(({ long }) => !long))
  const results = await runAttacks(target, short.slice(0, -1), () => undefined)
  results.push(...(await runAttacks(target, short.slice(-1), () => undefined)))
  await target.stop()
  expect(new Set(results.map(({ finding }) => finding)).size).toBeGreaterThanOrEqual(15)
  expect(results.filter(({ result }) => result !== 'blocked').map(formatResult)).toEqual([])
})
