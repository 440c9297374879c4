import { PaymentsFailure } from '../services/payments/payments.ts'
import type { Services } from '../services.ts'
import { applyPlan, type Outcome } from './apply-plan.ts'
import { signatureWrong } from './errors.ts'
import { selectStudentOf } from './queries.ts'

/** Events after which a plan may be another one, with what the log calls them. */
const taken: Readonly<Record<string, string>> = {
  'checkout.session.completed': 'checkout completed',
  'customer.subscription.created': 'subscription created',
  'customer.subscription.updated': 'subscription updated',
  'customer.subscription.deleted': 'subscription ended',
  'invoice.paid': 'payment succeeded',
  'invoice.payment_failed': 'payment failed',
  'charge.refunded': 'payment refunded',
}

export type Received = { event: string; what: string; student: string | null; outcome: Outcome | 'ignored' }

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'jobs'>

/**
 * Takes an event of the payment provider. An event is a word that something changed, and nothing else in it is used.
 * Customers that are not known (any more) and other types are left alone. Throws signature_wrong and PaymentsFailure.
 */
export async function receiveEvent(services: Deps, body: Buffer, signature: string): Promise<Received> {
  const event = await readEvent(services, body, signature)
  const what = taken[event.type]
  const student = what && event.customerId ? await selectStudentOf(services.db, event.customerId) : null
  if (!what || !student) return { event: event.id, what: what ?? event.type, student, outcome: 'ignored' }
  return { event: event.id, what, student, outcome: await applyPlan(services, student, { key: event.id }) }
}

async function readEvent({ payments }: Deps, body: Buffer, signature: string) {
  try {
    return await payments.readEvent(body, signature)
  } catch (error) {
    if (error instanceof PaymentsFailure) throw signatureWrong()
    throw error
  }
}
