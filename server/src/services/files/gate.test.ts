import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('lets in what weighs no more than allowed, in order, and one that weighs more alone', async () => {
  const gate = createGate({ most: 10, waitMs: 5_000 })
  const seen: string[] = []
  const go = (name: string, weight: number) =>
    gate(weight, async () => {
      seen.push(`${name} in`)
      await wait(10)
      seen.push(`${name} out`)
    })
  await Promise.all([go('a', 6), go('b', 4), go('heavy', 30), go('c', 1)])
  expect(seen).toEqual(['a in', 'b in', 'a out', 'b out', 'heavy in', 'heavy out', 'c in', 'c out'])
})

test('who waits too long is told that it is busy, and holds up nobody behind', async () => {
  const gate = createGate({ most: 10, waitMs: 50 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = gate(9, () => promise)
  await expect(gate(5, async () => 'in')).rejects.toMatchObject({ code: 'overloaded' })
  expect(await gate(1, async () => 'in')).toBe('in')
  resolve()
  await first
})

test('work that fails leaves its room', async () => {
  const gate = createGate({ most: 1, waitMs: 1_000 })
  await expect(gate(1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await gate(1, async () => 'in')).toBe('in')
})
