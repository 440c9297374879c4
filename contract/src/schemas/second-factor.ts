import { z } from 'zod'
import type { CallSchemas } from './call-schemas.ts'

/** What is shown of the second factor; never the secret. */
export const SecondFactor = z.object({
  /** Since when a sign-in asks for a code; null: it asks for none. */
  on_since: z.string().nullable(),
  /** Recovery codes that have not been used. */
  recovery_codes_left: z.number(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** A code of an authenticator app, or a recovery code, as typed. */
export const SecondFactorCode = z.string().max(60)

const WithCode = z.object({ code: SecondFactorCode })
const NewCodes = z.object({ recovery_codes: z.array(z.string()) })

/** The schemas of each call, by its name. */
export const schemas = {
  getSecondFactor: { response: SecondFactor },
  /** `uri`: for the QR code, and a link for an app on the same phone. */
  startSecondFactor: { response: z.object({ secret: z.string(), uri: z.string() }) },
  confirmSecondFactor: { body: WithCode, response: NewCodes },
  renewRecoveryCodes: { body: WithCode, response: NewCodes },
  endSecondFactor: { body: WithCode, response: SecondFactor },
} satisfies Record<string, CallSchemas>
