import { payments as numbers, plans, SOLD_PLAN, type PlanCode } from '@labreach/contract/plans'
import { readPlan } from '../quotas/read-plan.ts'
import type { World } from '../world.ts'
import { applyPlan } from './apply-plan.ts'
import { alreadyBasic, planNotSold, priceChanged, subscriptionOpen } from './errors.ts'
import { planOf } from './plan-of.ts'
import { keepCustomer, selectCustomer } from './queries.ts'

const { label: name, pricePerMonth } = plans[SOLD_PLAN]
const offer = { plan: SOLD_PLAN, name, amount: pricePerMonth * 100, currency: numbers.currency.toLowerCase() }

/** Clicks within the same minute mean the same checkout. */
const ATTEMPT_MS = 60_000

type Needs = Pick<World, 'db' | 'clock' | 'payments' | 'jobs' | 'config'>
type Wish = { plan: PlanCode; price?: number | undefined }

/**
 * Opens a page to pay Basic on. A student has one customer at the provider and, whatever is clicked or lost on the way,
 * never two subscriptions: what the provider has of them is looked at first. Throws plan_not_sold, price_changed,
 * already_basic, subscription_open and PaymentsFailure.
 */
export async function startCheckout(world: Needs, studentId: string, { plan, price }: Wish) {
  const { db, clock, payments, config } = world
  if (plan !== SOLD_PLAN) throw planNotSold()
  if (price !== undefined && price !== pricePerMonth) throw priceChanged()
  const now = clock.now()
  const known = await selectCustomer(db, studentId)
  if (known) await refuseSecondSubscription(world, studentId, known.customer_id)
  const inForce = await readPlan(db, studentId, now)
  // Whoever is on trial has paid nothing yet.
  if (inForce && inForce.code !== 'F' && !inForce.onTrial) throw alreadyBasic()

  const attempt = String(Math.floor(now.getTime() / ATTEMPT_MS))
  const customerId =
    known?.customer_id ?? (await keepCustomer(db, studentId, await payments.createCustomer(studentId, attempt), now))
  const { id, url } = await payments.openCheckout({
    customerId,
    studentId,
    offer,
    attempt,
    successUrl: `${config.publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${config.publicUrl}/payment/canceled`,
  })
  return { session_id: id, url }
}

/**
 * What the provider has of the customer now is applied first, since word of it may not have come yet. A subscription whose
 * month was paid back is ended, so that it does not go on charging beside the new one.
 */
async function refuseSecondSubscription(world: Needs, studentId: string, customerId: string): Promise<void> {
  const { clock, payments } = world
  const live = (await payments.subscriptions(customerId)).filter((one) => !one.isOver)
  for (const { id } of live.filter((one) => one.refunded)) await payments.cancel(id)
  await applyPlan(world, studentId, { by: 'checkout' })
  const charging = live.filter((one) => !one.refunded)
  if (charging.length === 0) return
  const { until } = planOf(charging)
  throw until && until > clock.now() ? alreadyBasic() : subscriptionOpen()
}
