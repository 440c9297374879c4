const userinfo = 'https://www.googleapis.com/auth/userinfo'
export const gmailSend = 'https://www.googleapis.com/auth/gmail.send'

/** Google answers with the long names of `email` and `profile`, whatever the client asked for. */
const canonical: Record<string, string> = {
  openid: 'openid',
  email: `${userinfo}.email`,
  profile: `${userinfo}.profile`,
  [`${userinfo}.email`]: `${userinfo}.email`,
  [`${userinfo}.profile`]: `${userinfo}.profile`,
  [gmailSend]: gmailSend,
}

/** What the consent page says for each scope. */
export const inWords: Record<string, string> = {
  openid: 'Associate you with your personal info on Google',
  [`${userinfo}.email`]: 'See your primary Google Account email address',
  [`${userinfo}.profile`]: 'See your personal info, including any personal info you have made publicly available',
  [gmailSend]: 'Send email on your behalf',
}

/** Splits a scope parameter into canonical names without repeats and those that the sandbox does not know. */
export function readScopes(parameter: string): { scopes: string[]; unknown: string[] } {
  const asked = parameter.split(' ').filter(Boolean)
  const known = asked.flatMap((scope) => canonical[scope] ?? [])
  return { scopes: [...new Set(known)], unknown: asked.filter((scope) => !canonical[scope]) }
}

/** Only sign-in scopes come as a block; a user may untick each of the others. */
export const isOptional = (scope: string): boolean => scope === gmailSend

export const hasEmail = (scopes: string[]): boolean => scopes.includes(`${userinfo}.email`)
export const hasProfile = (scopes: string[]): boolean => scopes.includes(`${userinfo}.profile`)
