import type { Services } from '../services.ts'
import { applyPlan } from './apply-plan.ts'
import { checkoutUnknown } from './errors.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'jobs'>

/**
 * Reads the state of a checkout session from the provider, and updates the plan if it is paid. `amount` in USD. Throws
 * checkout_unknown for another student's session and for one whose price is not a plan's.
 */
export async function verifyPayment(services: Deps, studentId: string, sessionId: string) {
  const session = /^cs_\w+$/.test(sessionId) ? await services.payments.readCheckoutSession(sessionId) : null
  if (!session || session.studentId !== studentId || !session.planPrice) throw checkoutUnknown()
  if (session.status === 'paid') await applyPlan(services, studentId, { key: session.id })
  return { status: session.status, amount: session.amount / 100 }
}
