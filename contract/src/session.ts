import { endpoint } from './endpoint.ts'

export type { Credentials, Site } from './schemas/session.ts'

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login/',
  keeps: 'sign_in',
  who: 'anyone',
  summary: 'Sign in with a password, or with the one-time code that a trip to Google ended with',
  errors: { credentials_missing: 400, credentials_wrong: 401, login_code_invalid: 401, account_suspended: 403 },
})

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register/',
  who: 'anyone',
  summary: "Turn a temporary token and its resume into a student's account",
  errors: {
    username_invalid: 400,
    username_mixed: 400,
    username_taken: 409,
    weak_password: 400,
    resume_mismatch: 400,
    temporary_token_invalid: 401,
  },
})

export const refresh = endpoint({
  name: 'refresh',
  method: 'POST',
  path: '/auth/refresh/',
  also: '/api/auth/refresh/',
  keeps: 'sign_in',
  who: 'anyone',
  summary: 'A new access token for a refresh token',
  errors: { session_ended: 401 },
})

export const validate = endpoint({
  name: 'validate',
  method: 'GET',
  path: '/api/auth/validate/',
  who: 'student',
  summary: 'Whether the session is still good',
})

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout/',
  who: 'student',
  summary: 'End this session',
})

export const googleFlow = endpoint({
  name: 'googleFlow',
  method: 'POST',
  path: '/api/auth/google/ticket/',
  who: 'either',
  summary: 'Set the one-time cookie without which a trip to Google neither starts nor ends',
  errors: { temporary_token_invalid: 401, proof_needed: 400, cross_site: 403 },
})

export const googleStart = endpoint({
  name: 'googleStart',
  method: 'GET',
  path: '/api/auth/google/start/',
  keeps: 'sign_in',
  who: 'anyone',
  summary: "Redirect to Google's consent page",
})

export const googleCallback = endpoint({
  name: 'googleCallback',
  method: 'GET',
  path: '/api/auth/google/callback/',
  keeps: 'sign_in',
  who: 'anyone',
  summary: 'Where Google sends the browser back',
  waits: true,
})

export const clearGoogleToken = endpoint({
  name: 'clearGoogleToken',
  method: 'POST',
  path: '/api/auth/clear-google-token/',
  who: 'student',
  summary: 'Disconnect Google: revoke the grant and forget the tokens',
  waits: true,
  errors: { google_unreachable: 502, proof_needed: 400 },
})

export const getSite = endpoint({
  name: 'getSite',
  method: 'GET',
  path: '/api/site/',
  who: 'anyone',
  summary: 'Public settings of this deployment',
  alone: true,
})

export const wake = endpoint({
  name: 'wake',
  method: 'GET',
  path: '/api/wake',
  who: 'anyone',
  summary: 'Answers at once; touches nothing',
  alone: true,
})
