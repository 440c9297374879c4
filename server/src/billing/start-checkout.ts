import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { readPlan } from '../quotas/read-plan.ts'
import type { Services } from '../services.ts'
import { applyPlan } from './apply-plan.ts'
import { alreadySubscribed, planNotSold, priceChanged, subscriptionOpen } from './errors.ts'
import { offerFor } from './offer-for.ts'
import { planOf } from './plan-of.ts'
import { keepCustomer, selectCustomer } from './queries.ts'

/** Clicks within the same minute mean the same checkout. */
const ATTEMPT_MS = 60_000

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'jobs' | 'config'>
type Input = { plan: PlanCode; price?: number | undefined }

/**
 * Opens a page to pay a plan on. A student has one customer at the provider and, whatever is clicked or lost on the way,
 * never two subscriptions: what the provider has of them is looked at first. Throws plan_not_sold, price_changed,
 * already_basic, subscription_open and PaymentsFailure.
 */
export async function startCheckout(services: Deps, studentId: string, { plan: code, price }: Input) {
  const { db, clock, payments, config } = services
  const plan = planByCode(code)
  if (!plan.sold) throw planNotSold()
  if (price !== undefined && price !== plan.pricePerMonth) throw priceChanged(plan)
  const now = clock.now()
  const known = await selectCustomer(db, studentId)
  if (known) await refuseSecondSubscription(services, studentId, known.customer_id)
  const inForce = await readPlan(db, studentId, now)
  // A student on trial has paid nothing yet.
  if (inForce && !inForce.may('upgrade') && !inForce.onTrial) throw alreadySubscribed(inForce)

  const attempt = String(Math.floor(now.getTime() / ATTEMPT_MS))
  const customerId =
    known?.customer_id ?? (await keepCustomer(db, studentId, await payments.createCustomer(studentId, attempt), now))
  const { id, url } = await payments.openCheckout({
    customerId,
    studentId,
    offer: offerFor(plan),
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
async function refuseSecondSubscription(services: Deps, studentId: string, customerId: string): Promise<void> {
  const { clock, payments } = services
  const live = (await payments.subscriptions(customerId)).filter((one) => !one.isOver)
  for (const { id } of live.filter((one) => one.refunded)) await payments.cancel(id)
  await applyPlan(services, studentId, { by: 'checkout' })
  const charging = live.filter((one) => !one.refunded)
  if (charging.length === 0) return
  const { plan, until } = planOf(charging)
  throw until && until > clock.now() ? alreadySubscribed(planByCode(plan)) : subscriptionOpen()
}
