import { listOwnAddresses, type KnownAddresses } from '../../catalogue/addresses/professor-addresses.ts'
import { getDomain, normalizeAddress } from '../../mail-address.ts'
import { recipientForeign, recipientMissing } from '../errors.ts'
import { findHomeDomain } from './home-domain.ts'

type Known = KnownAddresses & { homepage_url: string | null }

/** The source of an address: the catalogue, a search of the homepage, or the student. */
export type AddressSource = 'stored' | 'looked_up' | 'typed'

export function getAddressSource({ email, looked_up }: KnownAddresses, to: string): AddressSource {
  if (email === to) return 'stored'
  return looked_up === to ? 'looked_up' : 'typed'
}

/**
 * The address to which a letter is sent: the stored or looked-up one, or one that the student typed. A typed address
 * must belong to the domain of the institution, which is that of the stored address or of the homepage. A domain that
 * strangers share, such as that of a mail provider, allows no further address. Throws recipient_missing and
 * recipient_foreign.
 */
export function chooseRecipientAddress(professor: Known, typed: string | undefined): string {
  const own = listOwnAddresses(professor)
  if (!typed) {
    if (!own[0]) throw recipientMissing()
    return own[0]
  }
  const known = own.find((address) => normalizeAddress(address) === normalizeAddress(typed))
  if (known) return known
  // The domain of a looked-up address does not count: a homepage can contain the address of any person.
  const homes = [professor.email && getDomain(professor.email), getHost(professor.homepage_url)]
  const institution = findHomeDomain(getDomain(typed))
  if (!institution || !homes.some((home) => home && findHomeDomain(home) === institution)) throw recipientForeign()
  return typed
}

const getHost = (url: string | null) => url && URL.parse(url)?.hostname
