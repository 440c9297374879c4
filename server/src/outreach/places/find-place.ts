import { getDomain } from '../../mail-address.ts'
import { foldName } from '../../text/names.ts'
import { findInstitutionDomain } from '../../catalogue/institutions/institution-domain.ts'
import { americanSchools } from '../../catalogue/institutions/american-schools.ts'
import { countryZones } from './countries.ts'
import { otherSchools } from '../../catalogue/institutions/other-schools.ts'

/** `timeZone`: an IANA name. `name`: the city or the country, in English. */
export type Place = { timeZone: string; name: string }

type Located = {
  school_name: string
  affiliation: string
  homepage_url: string | null
  email: string | null
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const countries = new Map<string, Place>(
  Object.entries(countryZones).map(([code, timeZone]) => {
    const name = countryNames.of(code === 'uk' ? 'GB' : code.toUpperCase()) ?? code
    return [code, { timeZone, name }]
  }),
)
const countriesByName = new Map([...countries.values()].map((country) => [country.name, country]))
const { byDomain, byName } = readSchools({ ...americanSchools, ...otherSchools })

/**
 * The place of a professor's institution: of its name, of the country at the end of the affiliation, of the domain of the
 * address or the homepage. Null if none of these has one known time zone.
 */
export function findPlace({ school_name, affiliation, homepage_url, email }: Located): Place | null {
  const named = byName.get(foldName(school_name)) ?? countriesByName.get(affiliation.split(', ').at(-1)!)
  if (named) return named
  const hosts = [email && getDomain(email), homepage_url && URL.parse(homepage_url)?.hostname]
  for (const host of hosts) {
    const domain = host && findInstitutionDomain(host)
    const place = domain && (byDomain.get(domain) ?? countries.get(domain.slice(domain.lastIndexOf('.') + 1)))
    if (place) return place
  }
  return null
}

function readSchools(zones: Readonly<Record<string, string>>) {
  const [byDomain, byName] = [new Map<string, Place>(), new Map<string, Place>()]
  for (const [timeZone, lines] of Object.entries(zones))
    for (const line of lines.trim().split('\n')) {
      const [domain, city, ...school] = line.trim().split(', ')
      const place = { timeZone, name: city! }
      byDomain.set(domain!, place)
      byName.set(foldName(school.join(', ')), place)
    }
  return { byDomain, byName }
}
