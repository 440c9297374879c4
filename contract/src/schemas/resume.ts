import { z } from 'zod'
import type { CallSchemas } from './call-schemas.ts'

/** The schemas of each call, by its name. */
export const schemas = {
  uploadResume: {
    body: 'multipart',
    response: z.object({
      /** For visitors only: gives access to one resume, its matches, one generated template and one registration. */
      temporary_token: z.string().optional(),
      resume_url: z.string(),
      /** The facts that the reader found, for immediate display. */
      key_interests: z.array(z.string()),
      skills: z.array(z.string()),
    }),
  },
  getResumeFile: {
    params: z.object({ file: z.uuid() }),
    query: z.object({ until: z.coerce.number(), signature: z.string() }),
    response: 'file',
  },
} satisfies Record<string, CallSchemas>
