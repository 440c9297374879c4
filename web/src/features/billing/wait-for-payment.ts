import type { verifyPayment } from '@labreach/contract/billing'
import type { ResponseOf } from '@labreach/contract/endpoint'

export type Payment = ResponseOf<typeof verifyPayment>

type Polling = { everyMs: number; forMs: number; signal: AbortSignal }

/** Repeats the call `verify` while the payment is in progress, for at most `forMs`. Returns the last response. */
export async function waitForPayment(
  verify: () => Promise<Payment>,
  { everyMs, forMs, signal }: Polling,
): Promise<Payment> {
  const end = Date.now() + forMs
  for (;;) {
    const payment = await verify()
    if (payment.status !== 'processing' || Date.now() + everyMs > end) return payment
    await pause(everyMs, signal)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    setTimeout(resolve, ms)
  })
