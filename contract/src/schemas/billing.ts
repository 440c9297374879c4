import { z } from 'zod'
import { PlanCode } from './account.ts'
import { Done } from './responses.ts'
import type { CallSchemas } from './call-schemas.ts'

/** The schemas of each call, by its name. */
export const schemas = {
  createCheckout: {
    body: z.object({
      plan_type: PlanCode,
      plan_name: z.string().optional(),
      /** The price that the student saw, USD per month; another price than the plan's is refused. */
      price: z.number().optional(),
      user_id: z.string().optional(),
      /** Ignored: the trial needs no card and is claimed with `claim_trial`. */
      free_trial: z.boolean().optional(),
    }),
    response: z.object({ session_id: z.string(), url: z.string() }),
  },
  verifyPayment: {
    body: z.object({ session_id: z.string().max(200) }),
    /** `amount` in USD. If the status is `paid`, the plan in force is updated already. */
    response: z.object({ status: z.enum(['paid', 'processing', 'unpaid']), amount: z.number() }),
  },
  createPortal: {
    body: z.object({ user_id: z.string().optional(), return_url: z.string().max(2_000) }),
    response: z.object({ portal_url: z.string() }),
  },
  stripeWebhook: { response: Done },
} satisfies Record<string, CallSchemas>
