import type { verifyPayment } from '@labreach/contract/billing'
import type { AnswerOf } from '@labreach/contract/endpoint'

export type Payment = AnswerOf<typeof verifyPayment>

type Patience = { everyMs: number; forMs: number; signal: AbortSignal }

/**
 * Asks what became of a payment until it is no longer in progress, or until patience ends; the last answer is given.
 */
export async function settled(ask: () => Promise<Payment>, { everyMs, forMs, signal }: Patience): Promise<Payment> {
  const end = Date.now() + forMs
  for (;;) {
    const payment = await ask()
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
