const userinfo = 'https://www.googleapis.com/auth/userinfo'
export const gmailSend = 'https://www.googleapis.com/auth/gmail.send'

/** Google always returns the long names of `email` and `profile`. */
const canonical: Record<string, string> = {
  openid: 'openid',
  email: `${userinfo}.email`,
  profile: `${userinfo}.profile`,
  [`${userinfo}.email`]: `${userinfo}.email`,
  [`${userinfo}.profile`]: `${userinfo}.profile`,
  [gmailSend]: gmailSend,
}

/** The texts of the consent page. */
export const scopeLabels: Record<string, string> = {
  openid: 'Associate you with your personal info on Google',
  [`${userinfo}.email`]: 'See your primary Google Account email address',
  [`${userinfo}.profile`]: 'See your personal info, including any personal info you have made publicly available',
  [gmailSend]: 'Send email on your behalf',
}

/** Splits a scope parameter into canonical names without duplicates, and unknown names. */
export function readScopes(parameter: string): { scopes: string[]; unknown: string[] } {
  const requested = parameter.split(' ').filter(Boolean)
  const known = requested.flatMap((scope) => canonical[scope] ?? [])
  return { scopes: [...new Set(known)], unknown: requested.filter((scope) => !canonical[scope]) }
}

/** Whether a user may untick the scope: the sign-in scopes cannot be unticked. */
export const isOptional = (scope: string): boolean => scope === gmailSend

export const hasEmail = (scopes: string[]): boolean => scopes.includes(`${userinfo}.email`)
export const hasProfile = (scopes: string[]): boolean => scopes.includes(`${userinfo}.profile`)
