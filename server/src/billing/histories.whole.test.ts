import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { histories } from '../../test/histories.ts'
import { playHistory } from '../../test/live-history.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 12 })

/** `npm run lab -- payments` runs a thousand. */
const numRuns = Number(process.env.HISTORIES ?? 30)
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)

test(
  `after each of ${numRuns} random histories the plan matches the provider's state (seed ${seed})`,
  { timeout: numRuns * 10_000 },
  async () => {
    const ends: Record<string, number> = {}
    const property = fc.asyncProperty(histories, async (steps) => {
      const { shown, truth } = await playHistory(app, steps)
      expect(shown).toEqual(truth)
      ends[shown.plan] = (ends[shown.plan] ?? 0) + 1
    })
    await fc.assert(property, { numRuns, seed })
    // The histories must contain students who pay and students who stop.
    expect(Object.keys(ends).toSorted()).toEqual(['B', 'F'])
  },
)
