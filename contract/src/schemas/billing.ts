import { z } from 'zod'
import { PlanCode } from './account.ts'
import { Done } from './answers.ts'
import type { Shape } from './shape.ts'

/** What each call takes and answers, under its name. */
export const shapes = {
  createCheckout: {
    body: z.object({
      plan_type: PlanCode,
      plan_name: z.string().optional(),
      /** What the student was shown, USD per month; another price than the plan's is refused. */
      price: z.number().optional(),
      user_id: z.string().optional(),
      /** Changes nothing: the trial needs no card and is claimed by `claim_trial`. */
      free_trial: z.boolean().optional(),
    }),
    answer: z.object({ session_id: z.string(), url: z.string() }),
  },
  verifyPayment: {
    body: z.object({ session_id: z.string().max(200) }),
    /** `amount` in USD. Once `paid` is answered, the plan in force has followed. */
    answer: z.object({ status: z.enum(['paid', 'processing', 'unpaid']), amount: z.number() }),
  },
  createPortal: {
    body: z.object({ user_id: z.string().optional(), return_url: z.string().max(2_000) }),
    answer: z.object({ portal_url: z.string() }),
  },
  stripeWebhook: { answer: Done },
} satisfies Record<string, Shape>
