import { z } from 'zod'
import { limits } from '../plans.ts'
import type { CallSchemas } from './call-schemas.ts'
import { Done } from './responses.ts'

/** What an assistant may do with a token: look things up, or also read and save drafts. */
export const TokenScope = z.enum(['read', 'draft'])
export type TokenScope = z.infer<typeof TokenScope>

export const PersonalToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: TokenScope,
  created_at: z.string(),
  expires_at: z.string(),
  /** Null if it was never used. */
  last_used_at: z.string().nullable(),
})
export type PersonalToken = z.infer<typeof PersonalToken>

/** The schemas of each call, by its name. */
export const schemas = {
  listPersonalTokens: { response: z.object({ tokens: z.array(PersonalToken) }) },
  createPersonalToken: {
    body: z.object({
      name: z
        .string('Please give this access a name.')
        .trim()
        .min(1, 'Please give this access a name.')
        .max(60, 'This name is too long.'),
      scope: TokenScope,
      days: z.number().int().min(1).max(limits.personalTokenDaysMax).default(limits.personalTokenDaysMax),
    }),
    response: PersonalToken.extend({ token: z.string() }),
  },
  revokePersonalToken: { params: z.object({ id: z.uuid() }), response: Done },
  callAssistantServer: {
    /** The SDK of the protocol checks the rest. */
    body: z.looseObject({ jsonrpc: z.literal('2.0') }),
    /** The JSON-RPC response; null to a notification. */
    response: z.unknown(),
  },
} satisfies Record<string, CallSchemas>
