import type { Plan } from '@labreach/contract/plan'
import { payments } from '@labreach/contract/plans'
import type { PlanPrice } from '../services/payments/payments.ts'

/** The name and price of a plan for the payment provider; `amount` in cents. */
export function createPlanPrice({ code, label, pricePerMonth }: Plan): PlanPrice {
  return { plan: code, name: label, amount: pricePerMonth * 100, currency: payments.currency.toLowerCase() }
}
