export type ProviderName = 'google' | 'microsoft'

/**
 * The name of the provider of an account. An account id is `<provider>:<id>`, so that ids of two providers never clash; an
 * id without a colon is Google's.
 */
export function findProviderName(accountId: string): ProviderName {
  const colon = accountId.indexOf(':')
  return colon < 0 ? 'google' : (accountId.slice(0, colon) as ProviderName)
}
