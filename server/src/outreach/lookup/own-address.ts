import { shapes } from '@labreach/contract/schemas/outreach'
import { homeDomain } from '../recipient/home-domain.ts'

/** Of whom an address is looked for. */
export type Whose = { name: string; affiliation: string; schoolName: string; homepageUrl: string }

/** Whatever a letter may be sent to. */
const isAddress = (text: string) => shapes.sendEmail.body.shape.to_email.safeParse(text).success

/** Addresses of an office, which read what is meant for nobody in particular. */
const office =
  /^(?:abuse|admin[^\W_]*|admissions?|advis[^\W_]*|alumni|apply|chair|contact|dean[^\W_]*|dep(?:t|artment)|editors?|enquir[^\W_]*|events?|feedback|grad[^\W_]*|help[^\W_]*|hr|info[^\W_]*|inquir[^\W_]*|it|jobs|lab|library|mail|media|news[^\W_]*|no-?reply|office|phd|postmaster|press|privacy|recruit[^\W_]*|registrar|secretar[^\W_]*|security|staff|students?|support|team|test|undergrad[^\W_]*|web[^\W_]*|you|your[^\W_]*|user[^\W_]*|name|first[^\W_]*|last[^\W_]*|example)(?:[._-].*)?$/

/**
 * The professor's own address among those of a homepage, or null: one that bears the name, best at the homepage's or the
 * school's own domain; at such a domain initials will do, and so will whatever stands there alone. A wrong address is
 * worse than none, since a letter would reach a stranger.
 */
export function ownAddress(addresses: readonly string[], whose: Whose): string | null {
  const persons = addresses.filter((address) => isAddress(address) && !office.test(address.split('@')[0]!))
  const rated = persons.map((address) => {
    const [local = '', domain = ''] = address.split('@')
    return { address, name: bearsName(local, whose.name), home: isAtHome(domain, whose) }
  })
  const likely = rated
    .filter(({ name, home }) => name === 2 || (home > 0 && (name === 1 || persons.length === 1)))
    .toSorted((a, b) => b.name + b.home - (a.name + a.home))
  return likely[0]?.address ?? null
}

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase()

/** 2: the family name or a long first name stands in it. 1: the initials, with a number or without. 0: neither. */
function bearsName(local: string, name: string): 0 | 1 | 2 {
  const parts = letters(name)
    .split(/[^a-z]+/)
    .filter(Boolean)
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const words = letters(local).split(/[^a-z]+/)
  const joined = words.join('')
  // Short names stand in many words: those must be a word of their own, or follow an initial.
  const bears = (part: string) =>
    part.length >= 4
      ? joined.includes(part)
      : part !== '' && words.some((word) => word === part || word === first[0] + part)
  if (bears(last) || (first.length >= 4 && words.some((word) => word.startsWith(first)))) return 2
  // Account names cut the family name short: "klovel" of Katherine Lovelace.
  const cut = joined.length >= 5 && (first[0] + last).startsWith(joined)
  const initials = parts.map((part) => part[0]).join('')
  return cut || (joined.length >= 2 && [initials, `${first[0]}${last[0]}`].includes(joined)) ? 1 : 0
}

/** 2: under the homepage's own domain. 1: at a domain that is called like the school. 0: elsewhere. */
function isAtHome(domain: string, { homepageUrl, affiliation, schoolName }: Whose): 0 | 1 | 2 {
  const own = homeDomain(domain)
  if (!own) return 0
  const home = URL.parse(homepageUrl)?.hostname
  if (home && homeDomain(home) === own) return 2
  const label = own.split('.')[0]!
  const words = letters(`${affiliation}, ${schoolName}`)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
  const initials = letters(schoolName)
    .split(/[^a-z]+/)
    .filter((word) => word && !['of', 'the', 'and', 'at'].includes(word))
    .map((word) => (word === 'uc' ? word : word[0]))
    .join('')
  return words.includes(label) || (initials.length > 2 && initials === label) ? 1 : 0
}
