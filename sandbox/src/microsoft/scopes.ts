export const mailSend = 'https://graph.microsoft.com/Mail.Send'

/** The texts of the consent page. */
export const scopeLabels: Record<string, string> = {
  openid: 'Sign you in',
  profile: 'View your basic profile',
  email: 'View your email address',
  offline_access: 'Maintain access to data you have given it access to',
  [mailSend]: 'Send mail as you',
}

/** Splits a scope parameter into known scopes without duplicates, and unknown ones. Scopes of Graph need no host. */
export function readScopes(parameter: string): { scopes: string[]; unknown: string[] } {
  const requested = parameter
    .split(' ')
    .filter(Boolean)
    .map((scope) => (scope.toLowerCase() === 'mail.send' ? mailSend : scope))
  const isKnown = (scope: string) => Object.hasOwn(scopeLabels, scope)
  return { scopes: [...new Set(requested.filter(isKnown))], unknown: requested.filter((scope) => !isKnown(scope)) }
}
