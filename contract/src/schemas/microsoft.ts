import { z } from 'zod'
import type { CallSchemas } from './call-schemas.ts'

/** The schemas of each call, by its name. */
export const schemas = {
  microsoftFlow: { body: z.object({}), response: z.object({ url: z.string() }) },
  microsoftCallback: {
    query: z.object({
      state: z.string().default(''),
      code: z.string().optional(),
      error: z.string().optional(),
      /** Begins with a number of Microsoft, such as AADSTS65001. */
      error_description: z.string().max(4_096).optional(),
      error_subcode: z.string().optional(),
    }),
    response: 'redirect',
  },
} satisfies Record<string, CallSchemas>
