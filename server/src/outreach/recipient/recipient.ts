import {
  listKnownAddresses,
  type AddressedProfessor,
  type KnownAddresses,
} from '../../catalogue/addresses/professor-addresses.ts'
import { getDomain, normalizeAddress } from '../../mail-address.ts'
import { recipientForeign, recipientMissing } from '../errors.ts'
import { findInstitutionDomain } from '../../catalogue/institutions/institution-domain.ts'

/** The source of an address: the catalogue, the professor's own correction, the lookup on the homepage, or the student. */
export type AddressSource = 'stored' | 'corrected' | 'looked_up' | 'typed'

export function getAddressSource(
  { email, is_corrected, looked_up }: Pick<AddressedProfessor, 'email' | 'is_corrected' | 'looked_up'>,
  to: string,
): AddressSource {
  if (email === to) return is_corrected ? 'corrected' : 'stored'
  return looked_up === to ? 'looked_up' : 'typed'
}

/**
 * The address to which a letter is sent: the stored or looked-up one, or one that the student typed. A typed address
 * must belong to the domain of the institution, which is that of the stored address or of the homepage. A domain that
 * strangers share, such as that of a mail provider, allows no further address. Throws recipient_missing and
 * recipient_foreign.
 */
export function chooseRecipientAddress(
  professor: KnownAddresses & { homepage_url: string | null },
  typed: string | undefined,
): string {
  const known = listKnownAddresses(professor)
  if (!typed) {
    if (!known[0]) throw recipientMissing()
    return known[0]
  }
  const sameAddress = known.find((address) => normalizeAddress(address) === normalizeAddress(typed))
  if (sameAddress) return sameAddress
  // The domain of a looked-up address does not count: a homepage can contain the address of any person.
  const institutionHosts = [professor.email && getDomain(professor.email), getHost(professor.homepage_url)]
  const institution = findInstitutionDomain(getDomain(typed))
  if (!institution || !institutionHosts.some((host) => host && findInstitutionDomain(host) === institution))
    throw recipientForeign()
  return typed
}

const getHost = (url: string | null) => url && URL.parse(url)?.hostname
