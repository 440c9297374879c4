import { z } from 'zod'
import { scholarIdIn } from '../scholar-id.ts'
import { Done } from './answers.ts'
import { professorId } from './professors.ts'
import type { Shape } from './shape.ts'

/** `id` is a token that stands for the professor for 30 minutes, and says nothing about any card. */
export const OptOutView = z.object({
  id: z.string(),
  name: z.string(),
  school_name: z.string(),
  scholar_id: z.string(),
  opt_out: z.boolean(),
})
export type OptOutView = z.infer<typeof OptOutView>

const optOutLink = z.object({ professor: professorId, signature: z.string() })

/** What each call takes and answers, under its name. */
export const shapes = {
  findForOptOut: {
    /** Also the address of a Google Scholar profile. */
    query: z.object({ scholar_id: z.string().max(500).transform(scholarIdIn).pipe(z.string().min(1).max(200)) }),
    answer: OptOutView,
  },
  optOut: {
    /** The token of findForOptOut; the id of a card is refused. */
    params: z.object({ id: z.string().min(1).max(100) }),
    body: z.object({ opt_out: z.literal(true) }),
    answer: z.object({ id: z.string(), opt_out: z.literal(true) }),
  },
  findByOptOutLink: {
    query: optOutLink,
    /** Empty names where that is done already. */
    answer: z.object({ name: z.string(), school_name: z.string(), opt_out: z.boolean() }),
  },
  optOutByLink: {
    query: optOutLink,
    answer: Done,
  },
  confirmErasure: {
    body: z.object({ token: z.string().min(1).max(100) }),
    answer: Done,
  },
} satisfies Record<string, Shape>
