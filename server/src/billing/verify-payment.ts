import type { World } from '../world.ts'
import { applyPlan } from './apply-plan.ts'
import { checkoutUnknown } from './errors.ts'

type Needs = Pick<World, 'db' | 'clock' | 'payments' | 'jobs'>

/**
 * What became of a checkout session: asked of the provider, and the plan follows before the answer does. `amount` in USD.
 * Throws checkout_unknown for sessions that are another student's or sell anything but what this product sells.
 */
export async function verifyPayment(world: Needs, studentId: string, sessionId: string) {
  const session = /^cs_\w+$/.test(sessionId) ? await world.payments.checkout(sessionId) : null
  if (!session || session.studentId !== studentId || !session.offer) throw checkoutUnknown()
  if (session.status === 'paid') await applyPlan(world, studentId, { key: session.id })
  return { status: session.status, amount: session.amount / 100 }
}
