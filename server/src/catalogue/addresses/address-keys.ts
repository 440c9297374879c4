import { normalizeAddress } from '../../mail-address.ts'

/**
 * The possible results of the database's `mail_address_key` for these addresses: their normal form, or `?` for an
 * address that is very long or not ASCII. The caller compares rows found by `?` with `normalizeAddress`.
 */
export const computeAddressKeys = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(normalizeAddress)),
  '?',
]
