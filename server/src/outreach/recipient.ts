import { recipientForeign, recipientMissing } from './errors.ts'

/** What is known of where a professor may be reached. `looked_up`: found on the homepage. */
type Known = { email: string | null; looked_up: string | null; homepage_url: string | null; affiliation: string }

/**
 * The address a letter goes to: the professor's own, as it is stored or was looked up, or one that the student typed if
 * it lies under the same registrable domain as the stored address or the homepage. Throws recipient_missing and
 * recipient_foreign.
 */
export function recipientOf(professor: Known, typed: string | undefined): string {
  const own = [professor.email, professor.looked_up].filter((address) => address !== null)
  if (!typed) {
    if (!own[0]) throw recipientMissing()
    return own[0]
  }
  const meant = own.find((address) => address.toLowerCase() === typed.toLowerCase())
  if (meant) return meant
  // The domain of a looked-up address may be anybody's, a mail provider's for one: it opens no door to its neighbours.
  const homes = [professor.email?.split('@')[1], professor.homepage_url && URL.parse(professor.homepage_url)?.hostname]
  const wanted = registrableDomain(typed.split('@')[1] ?? '')
  if (!homes.some((home) => home && registrableDomain(home) === wanted)) throw recipientForeign()
  return typed
}

/** Second levels under which countries register (Mozilla's Public Suffix List names thousands; universities use these). */
const secondLevels = new Set(['ac', 'edu', 'co', 'com', 'org', 'net', 'gov', 'sch', 'uni', 'univ'])

/** `cs.stanford.edu` → `stanford.edu`, `cl.cam.ac.uk` → `cam.ac.uk`. */
export function registrableDomain(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  const isCountry = labels.at(-1)?.length === 2 && secondLevels.has(labels.at(-2) ?? '')
  return labels.slice(isCountry ? -3 : -2).join('.')
}
