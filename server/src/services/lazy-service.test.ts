import { expect, test } from 'vitest'
import { lazyService } from './lazy-service.ts'

type Counter = { add(number: number): Promise<number> }

test('a service is loaded at the first call of a method, and only once', async () => {
  let loaded = 0
  const counter = lazyService(async (): Promise<Counter> => {
    loaded++
    return { add: async (number) => number + 1 }
  })
  expect(loaded).toBe(0)
  expect(await Promise.all([counter.add(1), counter.add(2)])).toEqual([2, 3])
  expect(loaded).toBe(1)
})

test('a call rejects with the error if the service cannot be loaded', async () => {
  const broken = lazyService((): Promise<Counter> => Promise.reject(new Error('no such client')))
  await expect(broken.add(1)).rejects.toThrow('no such client')
})
