import { sql } from 'kysely'
import { getPublicSuffix } from 'tldts'
import type { Db } from '../../db/connection.ts'
import { getDomain } from '../../mail-address.ts'
import { americanSchools } from './american-schools.ts'
import { findInstitutionDomain } from './institution-domain.ts'
import { otherSchools } from './other-schools.ts'

/**
 * Whether only schools get a domain below a public suffix: `edu`, `ac.uk`, `nsw.edu.au`, `k12.ca.us`. Asked of the
 * suffix, not of the domain, so that the owner of `ac.de` cannot give addresses that look like a school's.
 */
function isAcademic(suffix: string): boolean {
  const [country = '', kind = '', below] = suffix.split('.').toReversed()
  if (country === 'edu') return true
  return (country.length === 2 && ['ac', 'edu', 'sch'].includes(kind)) || (country === 'us' && below === 'k12')
}

const listedDomains: ReadonlySet<string> = new Set(
  [...Object.values(americanSchools), ...Object.values(otherSchools)].flatMap((lines) =>
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim().split(', ')[0]!),
  ),
)

/** Enough rows to find one with the domain among texts that only contain it. */
const CANDIDATES = 200

/**
 * Whether an address at this domain is one that a school gives: `provider` if strangers share the domain, `unknown` if
 * nothing tells that it is a school's. A school is known by an academic ending, by our lists of schools, or by the
 * stored address or the homepage of a professor.
 */
export async function judgeSchoolDomain(db: Db, domain: string): Promise<'school' | 'provider' | 'unknown'> {
  const institution = findInstitutionDomain(domain)
  if (!institution) return 'provider'
  if (isAcademic(getPublicSuffix(domain) ?? '') || listedDomains.has(institution)) return 'school'
  return (await hasProfessor(db, institution)) ? 'school' : 'unknown'
}

async function hasProfessor(db: Db, institution: string): Promise<boolean> {
  const { rows } = await sql<{ email: string | null; homepage_url: string | null }>`
    select email, homepage_url from professors
    where not opt_out and (strpos(lower(email), ${institution}) > 0 or strpos(lower(homepage_url), ${institution}) > 0)
    limit ${CANDIDATES}`.execute(db)
  const isOfInstitution = (host: string | null | undefined) => !!host && findInstitutionDomain(host) === institution
  return rows.some(
    ({ email, homepage_url }) =>
      isOfInstitution(email && getDomain(email)) || isOfInstitution(homepage_url && URL.parse(homepage_url)?.hostname),
  )
}
