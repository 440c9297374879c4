import { endpoint } from './endpoint.ts'

export type { Passkey } from './schemas/passkey.ts'
export type { CreationOptions, RequestOptions } from './schemas/passkeys.ts'

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: '/api/auth/passkeys/',
  session: 'required',
  summary: "The student's passkeys, oldest first",
})

export const startPasskey = endpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/start/',
  session: 'required',
  summary: 'Get a challenge for a new passkey, which works once, in this session, for five minutes',
  errors: { proof_needed: 400, passkeys_full: 409 },
})

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/',
  session: 'required',
  summary: 'Add the passkey that the authenticator has created for the challenge; with two-step sign-in, with a code',
  errors: {
    proof_needed: 400,
    passkey_refused: 400,
    passkeys_full: 409,
    second_factor_needed: 400,
    second_factor_wrong: 400,
    second_factor_unreadable: 409,
  },
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/auth/passkeys/{id}/',
  session: 'required',
  summary: 'Remove a passkey: it signs in no more',
  errors: { proof_needed: 400 },
})

/** The reset link that this browser has just used is the proof; it removes passkeys and adds none. */
export const removePasskeyAfterReset = endpoint({
  name: 'removePasskeyAfterReset',
  method: 'DELETE',
  path: '/api/auth/reset-password/passkeys/{id}/',
  session: 'none',
  summary: 'Remove a passkey in the browser that has reset the password in the last 15 minutes',
  errors: { reset_over: 400 },
})

export const openPasskeyProof = endpoint({
  name: 'openPasskeyProof',
  method: 'POST',
  path: '/api/auth/passkeys/proof/start/',
  session: 'required',
  summary: 'Get a challenge for a proof of identity with a passkey',
  errors: { no_passkey: 400 },
})

export const proveByPasskey = endpoint({
  name: 'proveByPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/proof/',
  session: 'required',
  summary: 'Prove the identity with a passkey; valid for this session for five minutes',
  errors: { passkey_refused: 400 },
})

export const openPasskeyLogin = endpoint({
  name: 'openPasskeyLogin',
  method: 'POST',
  path: '/api/auth/passkeys/login/start/',
  reserved: 'sign_in',
  session: 'none',
  summary: 'Get a challenge for a sign-in, which works once, in this browser, for five minutes',
})

export const loginByPasskey = endpoint({
  name: 'loginByPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/login/',
  reserved: 'sign_in',
  session: 'none',
  summary: 'Sign in with a passkey, without a username',
  errors: { passkey_refused: 401, account_suspended: 403 },
})
