import { endpoint } from './endpoint.ts'

export type { SecondFactor } from './schemas/second-factor.ts'

export const getSecondFactor = endpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/api/auth/second-factor/',
  session: 'required',
  summary: 'Whether a sign-in asks for a code, and how many recovery codes are left',
})

export const startSecondFactor = endpoint({
  name: 'startSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor/start/',
  session: 'required',
  summary: 'Get a secret for an authenticator app; it counts for nothing until a code confirms it',
  errors: { proof_needed: 400, second_factor_on: 409 },
})

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor/',
  session: 'required',
  summary: 'Turn the second factor on with a first code; returns the recovery codes, once',
  errors: { proof_needed: 400, second_factor_wrong: 400, second_factor_on: 409, second_factor_off: 409 },
})

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes/',
  session: 'required',
  summary: 'Replace the recovery codes, with a code; the former ones are of no use any more',
  errors: { proof_needed: 400, second_factor_wrong: 400, second_factor_off: 409, second_factor_unreadable: 409 },
})

export const endSecondFactor = endpoint({
  name: 'endSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor/off/',
  session: 'required',
  summary: 'Turn the second factor off, with a code or a recovery code',
  errors: { proof_needed: 400, second_factor_wrong: 400, second_factor_off: 409, second_factor_unreadable: 409 },
})
