import { expect, test } from 'vitest'
import { later } from './later.ts'

type Counter = { add(number: number): Promise<number> }

test('a service is loaded at its first call, once for all of them', async () => {
  let loaded = 0
  const counter = later(async (): Promise<Counter> => {
    loaded++
    return { add: async (number) => number + 1 }
  })
  expect(loaded).toBe(0)
  expect(await Promise.all([counter.add(1), counter.add(2)])).toEqual([2, 3])
  expect(loaded).toBe(1)
})

test('whoever asks hears why it could not be loaded', async () => {
  const broken = later((): Promise<Counter> => Promise.reject(new Error('no such client')))
  await expect(broken.add(1)).rejects.toThrow('no such client')
})
