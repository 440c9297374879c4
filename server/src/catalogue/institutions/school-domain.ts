import { sql } from 'kysely'
import { getPublicSuffix } from 'tldts'
import type { Db } from '../../db/connection.ts'
import { getDomain } from '../../mail-address.ts'
import { findIdsOfPersons } from '../opt-outs/same-person.ts'
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

/** Professors who make a domain a school's: one stored address may be wrong, or at a domain that anybody can buy. */
const PERSONS_MIN = 3
/** More rows than three persons have. */
const CANDIDATES = 200

/**
 * Whether an address at this domain is one that a school gives: `provider` if strangers share the domain, `unknown` if
 * nothing tells that it is a school's. A school is known by an academic ending, by our lists of schools, or by the
 * imported addresses of professors. What professors have said themselves does not count, nor do homepages, of which some
 * have a domain of their own.
 */
export async function judgeSchoolDomain(db: Db, domain: string): Promise<'school' | 'provider' | 'unknown'> {
  const institution = findInstitutionDomain(domain)
  if (!institution) return 'provider'
  if (isAcademic(getPublicSuffix(domain) ?? '') || listedDomains.has(institution)) return 'school'
  return (await hasProfessors(db, institution)) ? 'school' : 'unknown'
}

async function hasProfessors(db: Db, institution: string): Promise<boolean> {
  const { rows } = await sql<{ scholar_id: string; email: string }>`
    select scholar_id, email from professors
    where not opt_out and right(lower(email), ${institution.length + 1}) in (${`@${institution}`}, ${`.${institution}`})
      and field_sources->>'email' is distinct from 'professor'
    limit ${CANDIDATES}`.execute(db)
  const counted = new Set<string>()
  let persons = 0
  for (const { scholar_id, email } of rows) {
    if (counted.has(scholar_id) || findInstitutionDomain(getDomain(email)) !== institution) continue
    if (++persons === PERSONS_MIN) return true
    for (const id of await findIdsOfPersons(db, [scholar_id])) counted.add(id)
  }
  return false
}
