import { PaymentsFailure } from '../services/payments/payments.ts'
import type { Services } from '../services.ts'
import { applyPlan, type Outcome } from './apply-plan.ts'
import { signatureWrong } from './errors.ts'
import { selectStudentByCustomer } from './queries.ts'

/** Events that may change a plan, with the text for the log. */
const handledEvents: Readonly<Record<string, string>> = {
  'checkout.session.completed': 'checkout completed',
  'customer.subscription.created': 'subscription created',
  'customer.subscription.updated': 'subscription updated',
  'customer.subscription.deleted': 'subscription ended',
  'invoice.paid': 'payment succeeded',
  'invoice.payment_failed': 'payment failed',
  'charge.refunded': 'payment refunded',
}

export type Received = { event: string; what: string; student: string | null; outcome: Outcome | 'ignored' }

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'jobs' | 'onWrongCharge'>

/**
 * Handles an event of the payment provider. An event only causes a new reading of the subscriptions; its other content
 * is not used. Unknown customers and other types are ignored. Throws signature_wrong and PaymentsFailure.
 */
export async function receiveEvent(services: Deps, body: Buffer, signature: string): Promise<Received> {
  const event = await readEvent(services, body, signature)
  const what = handledEvents[event.type]
  const customerId = what ? event.readCustomerId() : null
  const student = customerId && (await selectStudentByCustomer(services.db, customerId))
  if (!what || !student) return { event: event.id, what: what ?? event.type, student, outcome: 'ignored' }
  return { event: event.id, what, student, outcome: await applyPlan(services, student, { key: event.id }) }
}

async function readEvent({ payments }: Deps, body: Buffer, signature: string) {
  try {
    return await payments.readEvent(body, signature)
  } catch (error) {
    if (error instanceof PaymentsFailure && error.kind === 'forged') throw signatureWrong()
    throw error
  }
}
