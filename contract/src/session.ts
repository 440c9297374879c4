import { endpoint } from './endpoint.ts'

export type { NewSession, SiteSettings } from './schemas/session.ts'

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login/',
  reserved: 'sign_in',
  session: 'none',
  summary: 'Sign in with a password, or with the one-time code of a Google flow',
  errors: {
    credentials_missing: 400,
    credentials_wrong: 401,
    login_code_invalid: 401,
    /** The first step was right: the same call is repeated with `code`, after Google with nothing else. */
    second_factor_needed: 401,
    second_factor_wrong: 401,
    /** The key of the secret is lost: a recovery code still works. */
    second_factor_unreadable: 409,
    account_suspended: 403,
  },
})

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register/',
  session: 'none',
  summary: "Turn a temporary token and its resume into a student's account",
  errors: {
    username_invalid: 400,
    /** It mixes letters of different alphabets. */
    username_mixed: 400,
    username_taken: 409,
    weak_password: 400,
    /** `resume_url` is not the resume of the temporary token. */
    resume_mismatch: 400,
    temporary_token_invalid: 401,
  },
})

export const refresh = endpoint({
  name: 'refresh',
  method: 'POST',
  path: '/auth/refresh/',
  alias: '/api/auth/refresh/',
  reserved: 'sign_in',
  session: 'none',
  summary: 'Get a new access token for a refresh token',
  errors: { session_ended: 401 },
})

export const validate = endpoint({
  name: 'validate',
  method: 'GET',
  path: '/api/auth/validate/',
  session: 'required',
  summary: 'Check whether the session is valid',
})

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout/',
  session: 'required',
  summary: 'End this session',
})

export const googleFlow = endpoint({
  name: 'googleFlow',
  method: 'POST',
  path: '/api/auth/google/ticket/',
  reserved: 'sign_in',
  session: 'optional',
  summary: 'Open a Google flow: sets the one-time flow cookie, which its start and its callback require',
  errors: { temporary_token_invalid: 401, proof_needed: 400, cross_site: 403 },
})

export const googleStart = endpoint({
  name: 'googleStart',
  method: 'GET',
  path: '/api/auth/google/start/',
  reserved: 'sign_in',
  session: 'none',
  summary: "Redirect to Google's consent page",
})

export const googleCallback = endpoint({
  name: 'googleCallback',
  method: 'GET',
  path: '/api/auth/google/callback/',
  reserved: 'sign_in',
  session: 'none',
  summary: 'The redirect URI: Google sends the browser back to it',
  external: true,
})

export const clearGoogleToken = endpoint({
  name: 'clearGoogleToken',
  method: 'POST',
  path: '/api/auth/clear-google-token/',
  session: 'required',
  summary: 'Disconnect Google: revoke the grant and delete the tokens',
  external: true,
  errors: { google_unreachable: 502, proof_needed: 400 },
})

export const getSite = endpoint({
  name: 'getSite',
  method: 'GET',
  path: '/api/site/',
  session: 'none',
  summary: 'Public settings of this deployment',
  memoryOnly: true,
})

/** Name and path are those of the specification: the website wakes a host that stops idle processes. */
export const wake = endpoint({
  name: 'wake',
  method: 'GET',
  path: '/api/wake',
  session: 'none',
  summary: 'Return immediately, without any other effect',
  memoryOnly: true,
})
