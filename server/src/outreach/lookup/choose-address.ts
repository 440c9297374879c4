import { emailAddress } from '@labreach/contract/email-address'
import { findInstitutionDomain } from '../../catalogue/institutions/institution-domain.ts'

/** The professor whose address is searched. */
export type AddressOwner = { name: string; affiliation: string; schoolName: string; homepageUrl: string }

const isAddress = (text: string) => text.length <= emailAddress.max && emailAddress.pattern.test(text)

/** Local parts of offices and roles, as opposed to persons. */
const office =
  /^(?:abuse|admin[^\W_]*|admissions?|advis[^\W_]*|alumni|apply|chair|contact|dean[^\W_]*|dep(?:t|artment)|editors?|enquir[^\W_]*|events?|feedback|grad[^\W_]*|help[^\W_]*|hr|info[^\W_]*|inquir[^\W_]*|it|jobs|lab|library|mail|media|news[^\W_]*|no-?reply|office|phd|postmaster|press|privacy|recruit[^\W_]*|registrar|secretar[^\W_]*|security|staff|students?|support|team|test|undergrad[^\W_]*|web[^\W_]*|you|your[^\W_]*|user[^\W_]*|name|first[^\W_]*|last[^\W_]*|example)(?:[._-].*)?$/

/**
 * Chooses the professor's address among those on a homepage; null if none is certain enough. An address with the name
 * is accepted anywhere. At the domain of the homepage or the school, initials suffice, and so does a single address. No
 * address is better than a wrong one, since a letter would reach a stranger.
 */
export function chooseAddress(addresses: readonly string[], owner: AddressOwner): string | null {
  const persons = addresses.filter((address) => isAddress(address) && !office.test(address.split('@')[0]!))
  const rated = persons.map((address) => {
    const [local = '', domain = ''] = address.split('@')
    return { address, nameRating: rateName(local, owner.name), domainRating: rateDomain(domain, owner) }
  })
  const likely = rated
    .filter(
      ({ nameRating, domainRating }) =>
        nameRating === 2 || (domainRating > 0 && (nameRating === 1 || persons.length === 1)),
    )
    .toSorted((a, b) => b.nameRating + b.domainRating - (a.nameRating + a.domainRating))
  return likely[0]?.address ?? null
}

const keepLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase()

/** 2: it contains the family name or a long first name. 1: it is the initials or an abbreviation. 0: neither. */
function rateName(local: string, name: string): 0 | 1 | 2 {
  const parts = keepLetters(name)
    .split(/[^a-z]+/)
    .filter(Boolean)
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const words = keepLetters(local).split(/[^a-z]+/)
  const joined = words.join('')
  // Short names occur inside many words, so they must be a separate word or follow an initial.
  const contains = (part: string) =>
    part.length >= 4
      ? joined.includes(part)
      : part !== '' && words.some((word) => word === part || word === first[0] + part)
  if (contains(last) || (first.length >= 4 && words.some((word) => word.startsWith(first)))) return 2
  // Account names often truncate the family name: "klovel" for Katherine Lovelace.
  const truncated = joined.length >= 5 && (first[0] + last).startsWith(joined)
  const initials = parts.map((part) => part[0]).join('')
  return truncated || (joined.length >= 2 && [initials, `${first[0]}${last[0]}`].includes(joined)) ? 1 : 0
}

/** 2: the domain of the homepage. 1: a domain with a name or the initials of the school. 0: any other. */
function rateDomain(domain: string, { homepageUrl, affiliation, schoolName }: AddressOwner): 0 | 1 | 2 {
  const institution = findInstitutionDomain(domain)
  if (!institution) return 0
  const homepageHost = URL.parse(homepageUrl)?.hostname
  if (homepageHost && findInstitutionDomain(homepageHost) === institution) return 2
  const label = institution.split('.')[0]!
  const words = keepLetters(`${affiliation}, ${schoolName}`)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
  const initials = keepLetters(schoolName)
    .split(/[^a-z]+/)
    .filter((word) => word && !['of', 'the', 'and', 'at'].includes(word))
    .map((word) => (word === 'uc' ? word : word[0]))
    .join('')
  return words.includes(label) || (initials.length > 2 && initials === label) ? 1 : 0
}
