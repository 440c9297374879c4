import { soldPlans, cheapestPaidPlan } from '@labreach/contract/plans'

/**
 * The analytics events, with the names and fields of Google Analytics 4. They contain only numbers, codes and kinds: no
 * text that a user typed, and no name, address, letter or resume.
 */
export type Events = {
  login: { method: 'password' | 'google' | 'passkey' }
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
  /** Without the search text, since students search for names. */
  search: { results: number }
  /** The names of the active filters, without their values: some values are free text. */
  filter: { filters: string; results: number }
  resume_upload: { outcome: 'done' | 'failed' }
  profile_update: { fields: number }
  exception: { description: string; fatal: boolean }
  page_view: { page_path: string; page_title: string }
}

type PurchasedItem = { item_name: string; quantity: 1; price: number }

export const purchaseEvent = (transactionId: string, value: number): Events['purchase'] => ({
  transaction_id: transactionId,
  currency: 'USD',
  value,
  items: [
    {
      item_name: (soldPlans.find((plan) => plan.pricePerMonth === value) ?? cheapestPaidPlan).label,
      quantity: 1,
      price: value,
    },
  ],
})
