import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('runs work up to the capacity, in order, and heavier work alone', async () => {
  const semaphore = createSemaphore({ capacity: 10, waitMs: 5_000 })
  const events: string[] = []
  const run = (name: string, weight: number) =>
    semaphore(weight, async () => {
      events.push(`${name} in`)
      await wait(10)
      events.push(`${name} out`)
    })
  await Promise.all([run('a', 6), run('b', 4), run('heavy', 30), run('c', 1)])
  expect(events).toEqual(['a in', 'b in', 'a out', 'b out', 'heavy in', 'heavy out', 'c in', 'c out'])
})

test('refuses work that waited too long, and then admits the work behind it', async () => {
  const semaphore = createSemaphore({ capacity: 10, waitMs: 50 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = semaphore(9, () => promise)
  await expect(semaphore(5, async () => 'in')).rejects.toMatchObject({ code: 'overloaded' })
  expect(await semaphore(1, async () => 'in')).toBe('in')
  resolve()
  await first
})

test('failed work releases its weight', async () => {
  const semaphore = createSemaphore({ capacity: 1, waitMs: 1_000 })
  await expect(semaphore(1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await semaphore(1, async () => 'in')).toBe('in')
})
