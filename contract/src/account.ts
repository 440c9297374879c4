import { endpoint } from './endpoint.ts'

export type { Quota, Student } from './schemas/account.ts'

export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/api/auth/me/',
  session: 'required',
  summary: 'The signed-in student',
})

export const updateMe = endpoint({
  name: 'updateMe',
  method: 'PATCH',
  path: '/api/auth/me/',
  session: 'required',
  summary: 'Change profile fields; only those sent',
  errors: { resume_required: 409 },
  errorAsMessage: true,
})

/**
 * Calls that change the access to an account are refused with `proof_needed` unless the session has a proof of identity
 * from the last five minutes: a sign-in, this call, or, for accounts without a password, a Google flow.
 */
export const proveIdentity = endpoint({
  name: 'proveIdentity',
  method: 'POST',
  path: '/api/auth/proof/',
  session: 'required',
  summary: 'Prove the identity with the password; valid for this session for five minutes',
  errors: { wrong_password: 400, no_password: 400 },
})

export const actOnMe = endpoint({
  name: 'actOnMe',
  method: 'POST',
  path: '/api/auth/me/',
  session: 'required',
  summary: 'Change the password, delete the account or claim the referral trial',
  errors: { wrong_password: 400, weak_password: 400, no_password: 400, proof_needed: 400, trial_unavailable: 409 },
  errorAsMessage: true,
})

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/password-reset/',
  session: 'none',
  summary: 'Mail a reset link; the response is the same for known and unknown addresses',
  errors: { email_invalid: 400, mail_failed: 502 },
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password/',
  session: 'none',
  summary: 'Set a new password with a token from the mail',
  errors: { reset_token_invalid: 400, weak_password: 400 },
})

export const requestEmailChange = endpoint({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/api/auth/email/',
  session: 'required',
  summary: 'Mail a confirmation link to a new address of the account',
  errors: { email_invalid: 400, proof_needed: 400, mail_failed: 502 },
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/email/confirm/',
  session: 'none',
  summary: 'Confirm an address with the token from the mail',
  errors: { email_token_invalid: 400, email_taken: 409 },
})

export const downloadMyData = endpoint({
  name: 'downloadMyData',
  method: 'GET',
  path: '/api/auth/me/data/',
  session: 'required',
  summary:
    'All stored data about the student: a ZIP archive of data.json, the resume, the profile, the letters and what is due',
})

export const downloadProfile = endpoint({
  name: 'downloadProfile',
  method: 'GET',
  path: '/api/auth/me/resume.json',
  session: 'required',
  summary: 'The profile as JSON Resume 1.0.0 (jsonresume.org)',
})
