import { z } from 'zod'
import { Student } from './account.ts'
import { Done } from './answers.ts'
import type { Shape } from './shape.ts'

export const Credentials = z.object({ access_token: z.string(), refresh_token: z.string(), user: Student })
export type Credentials = z.infer<typeof Credentials>

/** What a browser must know of this deployment before anyone signed in. */
export const Site = z.object({
  /** One sentence shown on every page, or null. */
  notice: z.string().nullable(),
  notice_url: z.string().nullable(),
  /** Where Contact Support writes to. */
  support_email: z.string(),
  /** Who answers for the personal data here: name and postal address, null where none is configured. */
  controller: z.string().nullable(),
  /** The client's secret for `state` (it proves nothing; the ticket cookie does). */
  state_secret: z.string(),
  /** Google's id, where use is measured with its tag after a visitor's yes. */
  measurement_id: z.string().nullable(),
  professors_listed: z.number(),
})
export type Site = z.infer<typeof Site>

/** What each call takes and answers, under its name. */
export const shapes = {
  login: {
    body: z.object({ username: z.string().optional(), password: z.string().optional(), state: z.string().optional() }),
    answer: Credentials,
  },
  register: {
    body: z.object({
      resume_url: z.string(),
      username: z.string().trim(),
      password: z.string(),
      temporary_token: z.string(),
    }),
    answer: Credentials,
  },
  refresh: {
    body: z.object({ refresh: z.string() }),
    answer: z.object({ access_token: z.string() }),
  },
  validate: { answer: Done },
  logout: { answer: Done },
  googleFlow: {
    body: z.object({
      temporary_token: z.string().optional(),
      ref: z.string().optional(),
      /** `prove`: the flow connects nothing, and proves that the student is there. */
      purpose: z.enum(['prove']).optional(),
    }),
    answer: Done,
  },
  googleStart: {
    query: z.object({ state: z.string().max(4_096).default('') }),
    answer: 'redirect',
  },
  googleCallback: {
    query: z.object({ state: z.string().default(''), code: z.string().optional(), error: z.string().optional() }),
    answer: 'redirect',
  },
  clearGoogleToken: { answer: Done },
  getSite: { answer: Site },
  wake: { answer: Done },
} satisfies Record<string, Shape>
