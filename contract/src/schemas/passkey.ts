import { z } from 'zod'

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  added_at: z.string(),
  /** The last sign-in or proof with it; null if there was none. */
  used_at: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>
