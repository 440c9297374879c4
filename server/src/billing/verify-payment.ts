import type { Services } from '../services.ts'
import { applyPlan } from './apply-plan.ts'
import { checkoutUnknown } from './errors.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'jobs'>

/**
 * What became of a checkout session: asked of the provider, and the plan follows before the answer does. `amount` in USD.
 * Throws checkout_unknown for sessions that are another student's or sell anything but what this product sells.
 */
export async function verifyPayment(services: Deps, studentId: string, sessionId: string) {
  const session = /^cs_\w+$/.test(sessionId) ? await services.payments.checkout(sessionId) : null
  if (!session || session.studentId !== studentId || !session.offer) throw checkoutUnknown()
  if (session.status === 'paid') await applyPlan(services, studentId, { key: session.id })
  return { status: session.status, amount: session.amount / 100 }
}
