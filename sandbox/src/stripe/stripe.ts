import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { openObjectStore } from './object-store.ts'
import type { CallContext } from './call.ts'
import { runOverdueWork } from './due.ts'
import { openWebhooks, type Webhooks } from './webhooks.ts'

type Settings = {
  clock: Clock
  secret: string
  webhookSecret: string
  /** The URL that events are posted to; null: none. */
  webhookUrl: string | null
  /** Milliseconds before the first retry. */
  retryMs: number
  baseUrl: () => string
  log: (line: string) => void
}

export type Stripe = CallContext & {
  secret: string
  webhooks: Webhooks
  runOverdueWork: () => void
  reset: () => void
  close: () => Promise<void>
}

/** Milliseconds between two checks for overdue work while no request arrives. */
const checkIntervalMs = 5000

/** Opens the Stripe account stored in `dataDir` and resumes pending deliveries. */
export function openStripe(
  dataDir: string,
  { clock, secret, webhookSecret, webhookUrl, retryMs, baseUrl, log }: Settings,
): Stripe {
  const store = openObjectStore(join(dataDir, 'stripe.jsonl'), clock, (events) => webhooks.add(events))
  const webhooks: Webhooks = openWebhooks(() => store, { secret: webhookSecret, url: webhookUrl, retryMs, log })
  const context = { store, baseUrl }
  const run = () => runOverdueWork(context)
  const timer = setInterval(run, checkIntervalMs).unref()
  webhooks.schedule()
  return {
    ...context,
    secret,
    webhooks,
    runOverdueWork: run,
    reset() {
      store.reset()
      webhooks.reset()
    },
    async close() {
      clearInterval(timer)
      await webhooks.close()
    },
  }
}
