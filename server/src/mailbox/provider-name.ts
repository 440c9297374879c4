export type ProviderName = 'google' | 'microsoft'

/** The provider that is stored with a letter. Older versions stored none, and most of their letters left from Gmail. */
export const readProviderName = (stored: string | null): ProviderName => (stored ?? 'google') as ProviderName

/**
 * The name of the provider of an account. An account id is `<provider>:<id>`, so that ids of two providers never clash; an
 * id without a colon is Google's.
 */
export function findProviderName(accountId: string): ProviderName {
  const colon = accountId.indexOf(':')
  return colon < 0 ? 'google' : (accountId.slice(0, colon) as ProviderName)
}
