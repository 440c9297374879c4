import { freePlan, payments, planByCode } from '@labreach/contract/plans'
import type { Subscription } from '../services/payments/payments.ts'

/** The plan that subscriptions pay for. `until` is null only for the free plan; `renews`: another month follows. */
export type Entitlement = { plan: string; until: Date | null; renews: boolean; pastDueUntil: Date | null }

const nothing: Entitlement = { plan: freePlan.code, until: null, renews: false, pastDueUntil: null }

/**
 * Computes the plan from the current subscriptions of a customer. The result depends only on them, not on the order of
 * past events.
 */
export function computeEntitlement(subscriptions: readonly Subscription[]): Entitlement {
  return subscriptions.map(computeOne).reduce(chooseLonger, nothing)
}

/**
 * A paid month counts to its end. If it renews, it counts three days longer, since the event of the renewal may be
 * late. After a failed payment the plan lasts three days from the invoice.
 */
function computeOne({
  status,
  planPrice,
  periodStart,
  periodEnd,
  endsAt,
  invoice,
  refunded,
}: Subscription): Entitlement {
  if (!planPrice || !planByCode(planPrice.plan).sold || refunded) return nothing
  const { plan } = planPrice
  if (status === 'active' || status === 'trialing')
    return { plan, until: endsAt ?? addGrace(periodEnd), renews: endsAt === null, pastDueUntil: null }
  if (status !== 'past_due') return nothing
  const grace = addGrace(invoice?.open ? invoice.createdAt : periodStart)
  const until = endsAt && endsAt < grace ? endsAt : grace
  return { plan, until, renews: endsAt === null, pastDueUntil: until }
}

/** Whether a subscription pays for something, or may still. The payment of an incomplete one has not succeeded yet. */
export const isLive = ({ status, hasEnded, refunded }: Subscription) =>
  !hasEnded && !refunded && status !== 'incomplete'

const addGrace = (from: Date) => new Date(from.getTime() + payments.graceMs)

function chooseLonger(one: Entitlement, other: Entitlement): Entitlement {
  return (other.until?.getTime() ?? 0) > (one.until?.getTime() ?? 0) ? other : one
}
