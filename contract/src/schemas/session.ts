import { z } from 'zod'
import { Student } from './account.ts'
import { Done } from './responses.ts'
import type { CallSchemas } from './call-schemas.ts'
import { SecondFactorCode } from './second-factor.ts'

/** What a sign-in returns: the tokens of the new session, and its student. */
export const NewSession = z.object({ access_token: z.string(), refresh_token: z.string(), user: Student })
export type NewSession = z.infer<typeof NewSession>

/** The public settings of this deployment, for signed-out visitors too. */
export const SiteSettings = z.object({
  /** The address of Contact Support. */
  support_email: z.string(),
  /** The controller of personal data (GDPR): name and postal address, null if not configured. */
  controller: z.string().nullable(),
  /** The specification's secret for `state`. It is public; the flow cookie protects the flow. */
  state_secret: z.string(),
  /** The id of Google's tag, null if analytics is not configured. The tag loads only with the visitor's consent. */
  measurement_id: z.string().nullable(),
  /** Whether the language model is asked for fields of research. */
  field_suggestions: z.boolean(),
  /** The mailboxes that students can connect; absent if it is only Google's. */
  mailbox_providers: z
    .array(z.enum(['google', 'microsoft']))
    .optional()
    .meta({ setting: 'microsoft' }),
  /** The number of professors whom students can find. `listed`, as the wire calls it: not hidden by an opt-out. */
  professors_listed: z.number(),
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** The schemas of each call, by its name. */
export const schemas = {
  login: {
    body: z.object({
      username: z.string().optional(),
      password: z.string().optional(),
      state: z.string().optional(),
      /** Of the second factor, if the account has one. */
      code: SecondFactorCode.optional(),
    }),
    response: NewSession,
  },
  register: {
    body: z.object({
      resume_url: z.string(),
      username: z.string().trim(),
      password: z.string(),
      temporary_token: z.string(),
    }),
    response: NewSession,
  },
  refresh: {
    body: z.object({ refresh: z.string() }),
    response: z.object({ access_token: z.string() }),
  },
  validate: { response: Done },
  logout: { response: Done },
  googleFlow: {
    body: z.object({
      temporary_token: z.string().optional(),
      ref: z.string().optional(),
      /** `prove`: the flow is only a proof of identity and connects no account. */
      purpose: z.enum(['prove']).optional(),
    }),
    response: Done,
  },
  googleStart: {
    query: z.object({ state: z.string().max(4_096).default('') }),
    response: 'redirect',
  },
  googleCallback: {
    query: z.object({ state: z.string().default(''), code: z.string().optional(), error: z.string().optional() }),
    response: 'redirect',
  },
  clearGoogleToken: { response: Done },
  getSite: { response: SiteSettings },
  wake: { response: Done },
} satisfies Record<string, CallSchemas>
