import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { readPlan } from '../students/read-plan.ts'
import type { Services } from '../services.ts'
import { applyPlan } from './apply-plan.ts'
import { alreadySubscribed, planNotSold, priceChanged, subscriptionOpen } from './errors.ts'
import { createPlanPrice } from './create-plan-price.ts'
import { computeEntitlement } from './entitlement.ts'
import { insertCustomer, selectCustomer } from './queries.ts'

/** Clicks within the same minute open the same checkout. */
const ATTEMPT_MS = 60_000

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'jobs' | 'config'>
type Input = { plan: PlanCode; price?: number | undefined }

/**
 * Opens a checkout for a plan. Reads the student's subscriptions from the provider first, so that a student never has
 * two, also after repeated clicks and lost responses. Throws plan_not_sold, price_changed, already_basic,
 * subscription_open and PaymentsFailure.
 */
export async function startCheckout(services: Deps, studentId: string, { plan: code, price }: Input) {
  const { db, clock, payments, config } = services
  const plan = planByCode(code)
  if (!plan.sold) throw planNotSold()
  if (price !== undefined && price !== plan.pricePerMonth) throw priceChanged(plan)
  const now = clock.now()
  const customer = await selectCustomer(db, studentId)
  if (customer) await refuseSecondSubscription(services, studentId, customer.customer_id)
  const inForce = await readPlan(db, studentId, now)
  // A student on trial may buy the plan.
  if (inForce && !inForce.may('upgrade') && !inForce.onTrial) throw alreadySubscribed(inForce)

  const attempt = String(Math.floor(now.getTime() / ATTEMPT_MS))
  const customerId =
    customer?.customer_id ??
    (await insertCustomer(db, studentId, await payments.createCustomer(studentId, attempt), now))
  const { id, url } = await payments.openCheckout({
    customerId,
    studentId,
    planPrice: createPlanPrice(plan),
    attempt,
    successUrl: `${config.publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${config.publicUrl}/payment/canceled`,
  })
  return { session_id: id, url }
}

/**
 * Applies the provider's current state first, since its events may be pending. Cancels subscriptions whose month was
 * refunded, so that they do not charge beside the new one.
 */
async function refuseSecondSubscription(services: Deps, studentId: string, customerId: string): Promise<void> {
  const { clock, payments } = services
  const live = (await payments.subscriptions(customerId)).filter((one) => !one.hasEnded)
  for (const { id } of live.filter((one) => one.refunded)) await payments.cancel(id)
  await applyPlan(services, studentId, { by: 'checkout' })
  const charging = live.filter((one) => !one.refunded)
  if (charging.length === 0) return
  const { plan, until } = computeEntitlement(charging)
  throw until && until > clock.now() ? alreadySubscribed(planByCode(plan)) : subscriptionOpen()
}
