import { z } from 'zod'
import type { CallSchemas } from './call-schemas.ts'

export const SchoolAddress = z.object({
  /** The address that was confirmed; null if there is none. */
  address: z.string().nullable(),
  /** The end of the confirmation, perhaps in the past: then the address is shown nowhere. Null without an address. */
  confirmed_until: z.string().nullable(),
  /** Whether the student wants the address below letters. */
  shown: z.boolean(),
  /** An address that waits for its link; null if there is none. */
  pending: z.string().nullable(),
})
export type SchoolAddress = z.infer<typeof SchoolAddress>

/** The schemas of each call, by its name. */
export const schemas = {
  readSchoolAddress: { response: SchoolAddress },
  requestSchoolAddress: {
    body: z.object({ address: z.string().trim().max(320) }),
    response: SchoolAddress,
  },
  confirmSchoolAddress: {
    body: z.object({ token: z.string().max(200) }),
    response: z.object({ address: z.string() }),
  },
  showSchoolAddress: { body: z.object({ shown: z.boolean() }), response: SchoolAddress },
  removeSchoolAddress: { response: SchoolAddress },
} satisfies Record<string, CallSchemas>
