import { basePlan, payments, planByCode } from '@labreach/contract/plans'
import type { Subscription } from '../services/payments/payments.ts'

/** What subscriptions give: `until` null is never the case of a paid plan; `renews` says that another month follows. */
export type Entitlement = { plan: string; until: Date | null; renews: boolean; pastDueUntil: Date | null }

const nothing: Entitlement = { plan: basePlan.code, until: null, renews: false, pastDueUntil: null }

/**
 * The plan that a customer's subscriptions give, worked out from nothing but what the provider says of them now: the same
 * subscriptions always give the same plan, in whatever order the events of the past came.
 */
export function planOf(subscriptions: readonly Subscription[]): Entitlement {
  return subscriptions.map(givenBy).reduce(better, nothing)
}

/**
 * A month that is paid counts to its end; one that another will follow, three days longer, so that nobody loses the
 * plan while word of the renewal is on its way. A payment that failed leaves it for three days from its invoice.
 */
function givenBy({ status, offer, periodStart, periodEnd, endsAt, invoice, refunded }: Subscription): Entitlement {
  if (!offer || !planByCode(offer.plan).sold || refunded) return nothing
  const { plan } = offer
  if (status === 'active' || status === 'trialing')
    return { plan, until: endsAt ?? inGrace(periodEnd), renews: endsAt === null, pastDueUntil: null }
  if (status !== 'past_due') return nothing
  const grace = inGrace(invoice?.open ? invoice.createdAt : periodStart)
  const until = endsAt && endsAt < grace ? endsAt : grace
  return { plan, until, renews: endsAt === null, pastDueUntil: until }
}

const inGrace = (from: Date) => new Date(from.getTime() + payments.graceMs)

function better(one: Entitlement, other: Entitlement): Entitlement {
  return (other.until?.getTime() ?? 0) > (one.until?.getTime() ?? 0) ? other : one
}
