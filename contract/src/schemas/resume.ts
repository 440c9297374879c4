import { z } from 'zod'
import type { Shape } from './shape.ts'

/** What each call takes and answers, under its name. */
export const shapes = {
  uploadResume: {
    body: 'multipart',
    answer: z.object({
      /** Visitors only: good for one resume, its matches, one generated template and one registration. */
      temporary_token: z.string().optional(),
      resume_url: z.string(),
      /** What the reader found, for the person to see at once. */
      key_interests: z.array(z.string()),
      skills: z.array(z.string()),
    }),
  },
  getResumeFile: {
    params: z.object({ file: z.uuid() }),
    query: z.object({ until: z.coerce.number(), signature: z.string() }),
    answer: 'file',
  },
} satisfies Record<string, Shape>
