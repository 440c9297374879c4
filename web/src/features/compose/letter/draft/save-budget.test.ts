import { expect, test } from 'vitest'
import { createSaveBudget } from './save-budget.ts'

/** Saves whenever it is allowed, for some time, in steps of two seconds. Returns the number of saves. */
function saveFor(ms: number, isSaved: (nth: number) => boolean): number {
  const budget = createSaveBudget(0)
  let saves = 0
  for (let now = 0; now < ms; now += 2_000) {
    if (budget.waitMs(now) > 0) continue
    budget.startSave(now)
    budget.endSave(now, isSaved(saves++))
  }
  return saves
}

const hour = 60 * 60_000

test('a student who types for hours saves at most 100 times an hour without a click [DRAFT-20]', () => {
  const [one, two] = [saveFor(hour, () => true), saveFor(2 * hour, () => true)]
  expect(one).toBeGreaterThan(90)
  expect(one).toBeLessThanOrEqual(100)
  expect(two - one).toBeLessThanOrEqual(80)
})

test('the first saves are not delayed, later ones come 45 s apart [DRAFT-20]', () => {
  const budget = createSaveBudget(0)
  for (let nth = 0; nth < 20; nth++) {
    expect(budget.waitMs(0)).toBe(0)
    budget.startSave(0)
  }
  expect(budget.waitMs(0)).toBe(45_000)
  expect(budget.waitMs(45_000)).toBe(0)
  expect(budget.waitMs(-45_000)).toBeGreaterThan(0)
})

test('each failure doubles the delay up to ten minutes, and a success ends it [DRAFT-20]', () => {
  const budget = createSaveBudget(0)
  const delays = Array.from({ length: 7 }, () => {
    budget.endSave(0, false)
    return budget.waitMs(0) / 1000
  })
  expect(delays).toEqual([30, 60, 120, 240, 480, 600, 600])
  budget.endSave(0, true)
  expect(budget.waitMs(0)).toBe(0)
  expect(saveFor(hour, () => false)).toBeLessThanOrEqual(11)
})
