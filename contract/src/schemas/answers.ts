import { z } from 'zod'

/** The body of every refusal. `message` repeats `error` for the calls whose error the specification reads from there. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  message: z.string().optional(),
  /** ISO time at which a used-up quota frees its next place. */
  resets_at: z.string().nullable().optional(),
  /** Seconds to wait before the same call may succeed. */
  retry_after: z.number().optional(),
  /** The draft that stands on the server, where a save would have replaced a newer one. */
  newer: z.object({ draft: z.string(), subject: z.string().optional(), saved_at: z.string() }).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** For calls whose answer the specification does not show: they say that they did what was asked. */
export const Done = z.object({ ok: z.literal(true) })
export type Done = z.infer<typeof Done>
