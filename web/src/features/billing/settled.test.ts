import { expect, test, vi } from 'vitest'
import { settled, type Payment } from './settled.ts'

const answers = (...list: Payment['status'][]) => {
  const ask = vi.fn<() => Promise<Payment>>()
  for (const status of list) ask.mockResolvedValueOnce({ status, amount: 3 })
  return ask
}
const patience = (forMs: number, signal = new AbortController().signal) => ({ everyMs: 5, forMs, signal })

test('a payment in progress is asked for again until it is settled', async () => {
  const ask = answers('processing', 'processing', 'paid')
  expect(await settled(ask, patience(1_000))).toEqual({ status: 'paid', amount: 3 })
  expect(ask).toHaveBeenCalledTimes(3)
})

test('what is settled at once is asked for once', async () => {
  const ask = answers('unpaid')
  expect((await settled(ask, patience(1_000))).status).toBe('unpaid')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('patience ends with the last answer', async () => {
  const ask = vi.fn<() => Promise<Payment>>(async () => ({ status: 'processing', amount: 3 }))
  expect((await settled(ask, patience(40))).status).toBe('processing')
  expect(ask.mock.calls.length).toBeGreaterThan(2)
})

test('a page that was left asks no more', async () => {
  const leaving = new AbortController()
  const ask = vi.fn<() => Promise<Payment>>(async () => ({ status: 'processing', amount: 3 }))
  const asking = settled(ask, patience(10_000, leaving.signal))
  leaving.abort()
  await expect(asking).rejects.toThrow(/abort/i)
  const asked = ask.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ask).toHaveBeenCalledTimes(asked)
})
