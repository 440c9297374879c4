import { expect, test } from '@playwright/test'
import { formatResult, runAttacks } from './attack.ts'
import { credentialAttacks } from './credentials/all.ts'
import { plantedHoles, plantHole } from './credentials/planted-holes.ts'
import { startTarget, type AttackTarget } from './target.ts'

let target: AttackTarget

test.beforeAll(async () => {
  test.setTimeout(200_000)
  target = await startTarget(undefined, {}, { seed: 1, isShort: true })
})
test.afterAll(() => target.stop())

/** Each way once; `npm run lab -- attacks --findings 0` makes more than 1,500 attempts. */
test('no attempt on personal tokens, mentor links and tools works [ASSISTANT-3, ASSISTANT-8, ASSISTANT-13, MENTOR-4]', async () => {
  test.setTimeout(200_000)
  const results = await runAttacks(target, [credentialAttacks], () => undefined)
  expect(results.filter(({ result }) => result !== 'blocked').map(formatResult)).toEqual([])
  expect(results.reduce((sum, { attempts }) => sum + attempts, 0)).toBeGreaterThan(400)
})

test('the attacks see a hole of each kind', async () => {
  test.setTimeout(200_000)
  expect([...plantedHoles.keys()].toSorted(byName)).toEqual([...credentialAttacks].toSorted(byName))
  for (const [attack, { hole, least }] of plantedHoles) {
    const [result] = await runAttacks(plantHole(target, hole), [[attack]], () => undefined)
    expect.soft(result!.result, formatResult(result!)).toBe('SUCCEEDS')
    expect.soft(result!.worked, formatResult(result!)).toBeGreaterThanOrEqual(least)
  }
})

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
