import type { Plan } from '@labreach/contract/plan'
import { payments } from '@labreach/contract/plans'
import type { Offer } from '../services/payments/payments.ts'

/** What a plan costs, as the payment provider is told. */
export function offerFor({ code, label, pricePerMonth }: Plan): Offer {
  return { plan: code, name: label, amount: pricePerMonth * 100, currency: payments.currency.toLowerCase() }
}
