import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { PaymentsFailure, type CheckoutInput, type Subscription } from '../services/payments/payments.ts'
import { readPlan } from '../students/read-plan.ts'
import type { Services } from '../services.ts'
import { applyPlan } from './apply-plan.ts'
import { alreadySubscribed, planNotSold, priceChanged, subscriptionOpen } from './errors.ts'
import { createPlanPrice } from './create-plan-price.ts'
import { computeEntitlement } from './entitlement.ts'
import { insertCustomer, replaceCustomer, selectCustomer } from './queries.ts'

/** Clicks within the same minute open the same checkout. */
const ATTEMPT_MS = 60_000

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'jobs' | 'onWrongCharge' | 'config'>
type Input = { plan: PlanCode; price?: number | undefined }

/**
 * Opens a checkout for a plan. Reads the student's subscriptions from the provider before and after, so that a student
 * never has two, also after repeated clicks, lost responses and a payment in another tab. Throws plan_not_sold,
 * price_changed, already_basic, subscription_open and PaymentsFailure.
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
  const { id, url, openFor } = await openCheckout(services, {
    customerId,
    studentId,
    planPrice: createPlanPrice(plan),
    attempt,
    successUrl: `${config.publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${config.publicUrl}/payment/canceled`,
  })
  // The open checkout of another tab may have been paid since the first reading.
  const charging = (await payments.subscriptions(openFor)).filter(isCharging)
  if (charging.length > 0) {
    await payments.closeCheckout(id)
    await applyPlan(services, studentId, { by: 'checkout' })
    throw secondSubscription(charging, now)
  }
  return { session_id: id, url }
}

/** Opens a page for the payment, for a new customer if the stored one does not exist at the provider (`openFor`). */
async function openCheckout({ db, payments }: Deps, input: CheckoutInput) {
  try {
    return { ...(await payments.openCheckout(input)), openFor: input.customerId }
  } catch (error) {
    if (!(error instanceof PaymentsFailure) || error.kind !== 'customer_missing') throw error
    const { studentId, customerId: old, attempt } = input
    // A repeated `attempt` would return the customer that is missing.
    const fresh = await payments.createCustomer(studentId, `${attempt} instead of ${old}`)
    await replaceCustomer(db, studentId, old, fresh)
    const openFor = (await selectCustomer(db, studentId))!.customer_id
    return { ...(await payments.openCheckout({ ...input, customerId: openFor })), openFor }
  }
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
  const charging = live.filter(isCharging)
  if (charging.length > 0) throw secondSubscription(charging, clock.now())
}

const isCharging = ({ hasEnded, refunded }: Subscription) => !hasEnded && !refunded

function secondSubscription(charging: readonly Subscription[], now: Date) {
  const { plan, until } = computeEntitlement(charging)
  return until && until > now ? alreadySubscribed(planByCode(plan)) : subscriptionOpen()
}
