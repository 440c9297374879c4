import { getDomain, normalizeAddress } from '../../mail-address.ts'
import { recipientForeign, recipientMissing } from '../errors.ts'
import { homeDomain } from './home-domain.ts'

/** What is known of where a professor may be reached. `looked_up`: found on the homepage. */
type Known = { email: string | null; looked_up: string | null; homepage_url: string | null }

/** Where an address is known from: the catalogue, a search of the homepage, or the student. */
export type AddressSource = 'stored' | 'looked_up' | 'typed'

export function sourceOf({ email, looked_up }: Pick<Known, 'email' | 'looked_up'>, to: string): AddressSource {
  if (email === to) return 'stored'
  return looked_up === to ? 'looked_up' : 'typed'
}

/** The addresses of a professor that Labreach knows, the stored one first. */
export const ownAddresses = ({ email, looked_up }: Pick<Known, 'email' | 'looked_up'>): string[] =>
  [email, looked_up].filter((address) => address !== null)

/**
 * The address a letter goes to: the professor's own, as it is stored or was looked up, or one that the student typed if
 * it lies under the institution's domain of the stored address or the homepage. A domain that strangers share, as that
 * of a mail provider, opens to no other address. Throws recipient_missing and recipient_foreign.
 */
export function recipientOf(professor: Known, typed: string | undefined): string {
  const own = ownAddresses(professor)
  if (!typed) {
    if (!own[0]) throw recipientMissing()
    return own[0]
  }
  const meant = own.find((address) => normalizeAddress(address) === normalizeAddress(typed))
  if (meant) return meant
  // A looked-up address opens nothing: a page may name anybody's.
  const homes = [professor.email && getDomain(professor.email), hostOf(professor.homepage_url)]
  const wanted = homeDomain(getDomain(typed))
  if (!wanted || !homes.some((home) => home && homeDomain(home) === wanted)) throw recipientForeign()
  return typed
}

const hostOf = (url: string | null) => url && URL.parse(url)?.hostname
