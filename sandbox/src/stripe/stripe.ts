import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { openBooks } from './books.ts'
import type { Desk } from './call.ts'
import { catchUp } from './due.ts'
import { openWebhooks, type Webhooks } from './webhooks.ts'

type Settings = {
  clock: Clock
  secret: string
  webhookSecret: string
  /** Where events go; null: nowhere. */
  webhookUrl: string | null
  /** Milliseconds before the first retry. */
  retryMs: number
  address: () => string
  log: (line: string) => void
}

export type Stripe = Desk & {
  secret: string
  webhooks: Webhooks
  /** Does what has fallen due. */
  catchUp: () => void
  reset: () => void
  close: () => Promise<void>
}

/** Milliseconds between two looks at what has fallen due while nobody asks. */
const lookEvery = 5000

/** Opens everything that Stripe knows, kept in `dataDir`, and goes on where it stopped. */
export function openStripe(
  dataDir: string,
  { clock, secret, webhookSecret, webhookUrl, retryMs, address, log }: Settings,
): Stripe {
  const books = openBooks(join(dataDir, 'stripe.jsonl'), clock, (events) => webhooks.take(events))
  const webhooks: Webhooks = openWebhooks(() => books, { secret: webhookSecret, url: webhookUrl, retryMs, log })
  const desk = { books, address }
  const look = () => catchUp(desk)
  const timer = setInterval(look, lookEvery).unref()
  webhooks.wake()
  return {
    ...desk,
    secret,
    webhooks,
    catchUp: look,
    reset() {
      books.reset()
      webhooks.reset()
    },
    async close() {
      clearInterval(timer)
      await webhooks.close()
    },
  }
}
