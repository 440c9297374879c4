import { expect, onTestFinished, test, vi } from 'vitest'
import { waitForPayment, type Payment } from './wait-for-payment.ts'

const answers = (...list: Payment['status'][]) => {
  const ask = vi.fn<() => Promise<Payment>>()
  for (const status of list) ask.mockResolvedValueOnce({ status, amount: 3 })
  return ask
}
const polling = (forMs: number, signal = new AbortController().signal) => ({ everyMs: 5, forMs, signal })

test('repeats the call while a payment is in progress', async () => {
  const ask = answers('processing', 'processing', 'paid')
  expect(await waitForPayment(ask, polling(1_000))).toEqual({ status: 'paid', amount: 3 })
  expect(ask).toHaveBeenCalledTimes(3)
})

test('calls once for a payment that is not in progress', async () => {
  const ask = answers('unpaid')
  expect((await waitForPayment(ask, polling(1_000))).status).toBe('unpaid')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('returns the last response after the timeout', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ask = vi.fn<() => Promise<Payment>>(async () => ({ status: 'processing', amount: 3 }))
  const waiting = waitForPayment(ask, polling(300))
  await vi.advanceTimersByTimeAsync(300)
  expect((await waiting).status).toBe('processing')
  expect(ask.mock.calls.length).toBeGreaterThan(2)
})

test('stops when it is aborted', async () => {
  const controller = new AbortController()
  const ask = vi.fn<() => Promise<Payment>>(async () => ({ status: 'processing', amount: 3 }))
  const waiting = waitForPayment(ask, polling(10_000, controller.signal))
  controller.abort()
  await expect(waiting).rejects.toThrow(/abort/i)
  const calls = ask.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ask).toHaveBeenCalledTimes(calls)
})
