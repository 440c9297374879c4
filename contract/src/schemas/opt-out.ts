import { z } from 'zod'
import { parseScholarId } from '../scholar-id.ts'
import { Done } from './responses.ts'
import { professorId } from './professors.ts'
import type { CallSchemas } from './call-schemas.ts'

/** `id` is a token for the professor, valid for 30 minutes. It does not reveal which card is the professor's. */
export const OptOutView = z.object({
  id: z.string(),
  name: z.string(),
  school_name: z.string(),
  scholar_id: z.string(),
  opt_out: z.boolean(),
})
export type OptOutView = z.infer<typeof OptOutView>

const optOutLink = z.object({ professor: professorId, signature: z.string() })

/** The schemas of each call, by its name. */
export const schemas = {
  findForOptOut: {
    /** The URL of a Google Scholar profile is accepted too. */
    query: z.object({ scholar_id: z.string().max(500).transform(parseScholarId).pipe(z.string().min(1).max(200)) }),
    response: OptOutView,
  },
  optOut: {
    /** The token that `findForOptOut` returned; a handle is refused. */
    params: z.object({ id: z.string().min(1).max(100) }),
    body: z.object({ opt_out: z.literal(true) }),
    response: z.object({ id: z.string(), opt_out: z.literal(true) }),
  },
  findByOptOutLink: {
    query: optOutLink,
    /** The names are empty if the professor has opted out already. */
    response: z.object({ name: z.string(), school_name: z.string(), opt_out: z.boolean() }),
  },
  optOutByLink: {
    query: optOutLink,
    response: Done,
  },
  confirmErasure: {
    body: z.object({ token: z.string().min(1).max(100) }),
    response: Done,
  },
} satisfies Record<string, CallSchemas>
