import { z } from 'zod'
import { Student } from './account.ts'
import { Done, endpoint } from './endpoint.ts'

export const Credentials = z.object({ access_token: z.string(), refresh_token: z.string(), user: Student })
export type Credentials = z.infer<typeof Credentials>

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login/',
  who: 'anyone',
  summary: 'Sign in with a password, or with the one-time code that a trip to Google ended with',
  body: z.object({ username: z.string().optional(), password: z.string().optional(), state: z.string().optional() }),
  answer: Credentials,
  errors: { credentials_missing: 400, credentials_wrong: 401, login_code_invalid: 401 },
})

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register/',
  who: 'anyone',
  summary: "Turn a temporary token and its resume into a student's account",
  body: z.object({
    resume_url: z.string(),
    username: z.string().trim(),
    password: z.string(),
    temporary_token: z.string(),
  }),
  answer: Credentials,
  errors: {
    username_invalid: 400,
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
  who: 'anyone',
  summary: 'A new access token for a refresh token',
  body: z.object({ refresh: z.string() }),
  answer: z.object({ access_token: z.string() }),
  errors: { session_ended: 401 },
})

export const validate = endpoint({
  name: 'validate',
  method: 'GET',
  path: '/api/auth/validate/',
  who: 'student',
  summary: 'Whether the session is still good',
  answer: Done,
})

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout/',
  who: 'student',
  summary: 'End this session',
  answer: Done,
})

export const googleTicket = endpoint({
  name: 'googleTicket',
  method: 'POST',
  path: '/api/auth/google/ticket/',
  who: 'either',
  summary: 'Set the one-time cookie without which a trip to Google neither starts nor ends',
  body: z.object({ temporary_token: z.string().optional(), ref: z.string().optional() }),
  answer: Done,
  errors: { temporary_token_invalid: 401 },
})

export const googleStart = endpoint({
  name: 'googleStart',
  method: 'GET',
  path: '/api/auth/google/start/',
  who: 'anyone',
  summary: "Redirect to Google's consent page",
  query: z.object({ state: z.string().max(4_096).default('') }),
  answer: 'redirect',
})

export const googleCallback = endpoint({
  name: 'googleCallback',
  method: 'GET',
  path: '/api/auth/google/callback/',
  who: 'anyone',
  summary: 'Where Google sends the browser back',
  waits: true,
  query: z.object({ state: z.string().default(''), code: z.string().optional(), error: z.string().optional() }),
  answer: 'redirect',
})

export const clearGoogleToken = endpoint({
  name: 'clearGoogleToken',
  method: 'POST',
  path: '/api/auth/clear-google-token/',
  who: 'student',
  summary: 'Disconnect Google: revoke the grant and forget the tokens',
  waits: true,
  answer: Done,
  errors: { google_unreachable: 502 },
})

/** What a browser must know of this deployment before anyone signed in. */
export const Site = z.object({
  /** One sentence shown on every page, or null. */
  notice: z.string().nullable(),
  notice_url: z.string().nullable(),
  /** Where Contact Support writes to. */
  support_email: z.string(),
  /** The client's secret for `state` (it proves nothing; the ticket cookie does). */
  state_secret: z.string(),
  /** Google's id, where use is measured with its tag after a visitor's yes. */
  measurement_id: z.string().nullable(),
  professors_listed: z.number(),
})
export type Site = z.infer<typeof Site>

export const getSite = endpoint({
  name: 'getSite',
  method: 'GET',
  path: '/api/site/',
  who: 'anyone',
  summary: 'Public settings of this deployment',
  alone: true,
  answer: Site,
})

export const wake = endpoint({
  name: 'wake',
  method: 'GET',
  path: '/api/wake',
  who: 'anyone',
  summary: 'Answers at once; touches nothing',
  alone: true,
  answer: Done,
})
