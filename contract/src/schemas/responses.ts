import { z } from 'zod'

/** The body of every refusal. `message` repeats `error` for calls whose error the specification expects there. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  message: z.string().optional(),
  /** ISO time at which the next use of a used-up quota is available. */
  resets_at: z.string().nullable().optional(),
  /** Seconds to wait before the request may be repeated. */
  retry_after: z.number().optional(),
  /** The draft on the server, if a save would have replaced a newer one. */
  newer: z.object({ draft: z.string(), subject: z.string().optional(), saved_at: z.string() }).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** The response of calls that return no data. */
export const Done = z.object({ ok: z.literal(true) })
export type Done = z.infer<typeof Done>
