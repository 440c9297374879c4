import { soldPlans, upgradePlan } from '@labreach/contract/plans'

/**
 * What is told of how the site is used, by the names and shapes of Google Analytics 4. Numbers, codes and kinds only:
 * nothing that somebody typed, and nobody's name, address, letter or resume.
 */
export type Events = {
  login: { method: 'password' | 'google' }
  sign_up: { method: 'password' | 'google' }
  logout: Record<string, never>
  professor_view: { professor_id: number }
  email_compose: { professor_id: number }
  email_send: { professor_id: number }
  template_create: Record<string, never>
  template_use: { default: boolean }
  ai_processing: { kind: 'enhance' | 'generate'; outcome: 'done' | 'failed' }
  purchase: { transaction_id: string; currency: 'USD'; value: number; items: readonly [PurchasedItem] }
  payment_success: { transaction_id: string }
  payment_failure: { code: string }
  /** A search is by name, so that what was searched for is left out. */
  search: { results: number }
  /** Which filters stand, by their names alone: what they say may be typed freely. */
  filter: { filters: string; results: number }
  resume_upload: { outcome: 'done' | 'failed' }
  profile_update: { fields: number }
  exception: { description: string; fatal: boolean }
  page_view: { page_path: string; page_title: string }
}

type PurchasedItem = { item_name: string; quantity: 1; price: number }

export const purchaseOf = (transactionId: string, value: number): Events['purchase'] => ({
  transaction_id: transactionId,
  currency: 'USD',
  value,
  items: [
    {
      item_name: (soldPlans.find((plan) => plan.pricePerMonth === value) ?? upgradePlan).label,
      quantity: 1,
      price: value,
    },
  ],
})
