import { z } from 'zod'
import { limits } from '../plans.ts'
import type { CallSchemas } from './call-schemas.ts'
import { Passkey } from './passkey.ts'
import { Done } from './responses.ts'
import { SecondFactorCode } from './second-factor.ts'
import { NewSession } from './session.ts'

const Passkeys = z.object({ passkeys: z.array(Passkey) })

// The forms of WebAuthn, Level 3: bytes are base64url. Results of extensions are not read.
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(max)
const type = z.literal('public-key')
const Descriptor = z.object({ id: z.string(), type, transports: z.array(z.string()) })
const Credential = { id: bytes(1_500), rawId: bytes(1_500), type }

/** The parameters of `navigator.credentials.create`. */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type })),
  timeout: z.number(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/** The parameters of `navigator.credentials.get`. */
export const RequestOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof RequestOptions>

const Registration = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: bytes(5_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
export type Registration = z.infer<typeof Registration>

const Assertion = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: bytes(5_000),
    authenticatorData: bytes(5_000),
    signature: bytes(5_000),
    userHandle: bytes(100).nullish(),
  }),
})
export type Assertion = z.infer<typeof Assertion>

/** The schemas of each call, by its name. */
export const schemas = {
  listPasskeys: { response: Passkeys },
  startPasskey: { response: CreationOptions },
  addPasskey: {
    body: z.object({
      name: z.string().trim().min(1).max(limits.passkeyNameMax),
      credential: Registration,
      /** Needed while two-step sign-in is on. */
      code: SecondFactorCode.optional(),
    }),
    response: Passkeys,
  },
  removePasskey: { params: z.object({ id: z.uuid() }), response: Passkeys },
  removePasskeyAfterReset: { params: z.object({ id: z.uuid() }), response: Passkeys },
  openPasskeyProof: { response: RequestOptions },
  proveByPasskey: { body: z.object({ credential: Assertion }), response: Done },
  openPasskeyLogin: { response: RequestOptions },
  loginByPasskey: { body: z.object({ credential: Assertion }), response: NewSession },
} satisfies Record<string, CallSchemas>
