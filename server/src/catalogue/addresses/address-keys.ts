import { normalizeAddress } from '../../mail-address.ts'

/**
 * What the database's `mail_address_key` may say of these addresses: their normal form, or `?` for one that is not
 * plain ASCII or very long. Rows that are found by `?` are to be compared by `normalizeAddress`.
 */
export const addressKeys = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(normalizeAddress)),
  '?',
]
