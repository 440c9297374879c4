import type { CheckoutSession } from '../services/payments/payments.ts'
import type { Services } from '../services.ts'
import { adoptCustomer } from './adopt-customers.ts'
import { applyPlan } from './apply-plan.ts'
import { checkoutUnknown } from './errors.ts'
import { selectStudentByCustomer } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'jobs' | 'onWrongCharge'>

/**
 * Reads the state of a checkout session from the provider, and updates the plan if it is paid. `amount` in USD. Throws
 * checkout_unknown for another student's session and for one whose price is not a plan's.
 */
export async function verifyPayment(services: Deps, studentId: string, sessionId: string) {
  const session = /^cs_\w+$/.test(sessionId) ? await services.payments.readCheckoutSession(sessionId) : null
  if (!session || session.studentId !== studentId || !session.planPrice) throw checkoutUnknown()
  if (session.status === 'paid') await applyPayment(services, studentId, session)
  return { status: session.status, amount: session.amount / 100 }
}

async function applyPayment(services: Deps, studentId: string, { id: key, customerId }: CheckoutSession) {
  if (customerId && (await selectStudentByCustomer(services.db, customerId)) === null)
    await adoptCustomer(services, { id: customerId, studentId })
  // The page must not say that a plan is paid which the student has not.
  if ((await applyPlan(services, studentId, { key })) === 'unknown') throw checkoutUnknown()
}
