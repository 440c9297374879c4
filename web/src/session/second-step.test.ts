import { lifetimes } from '@labreach/contract/lifetimes'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { clearSecondStep, readSecondStep, storeSecondStep } from './second-step.ts'

const entries = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
  removeItem: (key: string) => void entries.delete(key),
})
afterAll(() => vi.unstubAllGlobals())
afterEach(() => {
  vi.useRealTimers()
  entries.clear()
})

test('a sign-in that waits for a code is found again for five minutes [FACTOR-9]', () => {
  vi.useFakeTimers()
  expect(readSecondStep()).toBeUndefined()
  storeSecondStep({ remember: false })
  vi.advanceTimersByTime(lifetimes.secondStepMs - 1)
  expect(readSecondStep()).toMatchObject({ remember: false })
  vi.advanceTimersByTime(1)
  expect(readSecondStep()).toBeUndefined()
  expect(entries.size).toBe(0)
})

test('it is forgotten when it is done, and an unreadable entry is none [FACTOR-9]', () => {
  storeSecondStep({ remember: true })
  clearSecondStep()
  expect(readSecondStep()).toBeUndefined()
  entries.set('second_step', '{"remember":1}')
  expect(readSecondStep()).toBeUndefined()
})
