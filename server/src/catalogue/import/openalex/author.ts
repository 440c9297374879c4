import { findFields } from '../../../text/fields/fields.ts'
import { parseOpenalexId, parseOrcid } from '../ids.ts'
import type { ActivityRecord, ProfessorRecord, SourceRow } from '../professor.ts'
import { normalizeSchool, standardizeSchool } from '../schools.ts'
import { decodeMarkup, normalizeInterests, normalizeSpaces, normalizeText, removeMarkup } from '../texts.ts'
import type { AuthorRecord, InstitutionPart, WorkRecord } from './schemas.ts'
import { toPublication } from './work.ts'

const MOST_INTERESTS = 6
const MOST_WORKS = 10

/** Why an author is not imported; undefined for one who is. */
export function findSkipReason(author: AuthorRecord, institutionIds: ReadonlySet<string>): string | undefined {
  if (!parseOpenalexId(author.id)) return 'malformed OpenAlex id'
  if (!removeMarkup(author.display_name ?? '')) return 'no name'
  if (author.works_count === 0) return 'no works'
  return findInstitution(author, institutionIds) ? undefined : 'no institution known'
}

/**
 * Converts an author and the author's works, newest first, to a professor or a skipped row. `institutionIds` contains
 * the short ids of the imported institutions.
 */
export function toSourceRow(
  author: AuthorRecord,
  works: readonly WorkRecord[],
  institutionIds: ReadonlySet<string>,
): SourceRow {
  const reason = findSkipReason(author, institutionIds)
  const institution = findInstitution(author, institutionIds)
  if (reason || !institution)
    return { skipped: reason ?? 'no institution known', example: `${author.id} ${author.display_name}` }
  const school = normalizeSchool(institution.display_name)
  const otherId = parseOrcid(author.orcid)
  const name = removeMarkup(author.display_name!)
  const written = {
    name: normalizeSpaces(decodeMarkup(author.display_name!)),
    schoolName: standardizeSchool(normalizeSpaces(institution.display_name)),
  }
  const record: ProfessorRecord = {
    scholarId: parseOpenalexId(author.id)!,
    otherIds: otherId ? [otherId] : [],
    name,
    affiliation: school,
    schoolName: school,
    ...((written.name !== name || written.schoolName !== school) && { written }),
    citedBy:
      author.cited_by_count === null || author.cited_by_count === undefined ? null : Math.max(0, author.cited_by_count),
    keyInterests: selectInterests(author, works),
    homepageUrl: null,
    googleScholarUrl: null,
    email: null,
    publications: works.flatMap((work) => toPublication(work) ?? []).slice(0, MOST_WORKS),
    activity: toActivity(author),
  }
  return record
}

/** The counts of works by year and the affiliations, each newest first. */
function toActivity({ counts_by_year: counts, affiliations }: AuthorRecord): ActivityRecord {
  const selectNewest = (years: readonly number[]) => Math.max(0, ...years)
  return {
    worksByYear: counts
      .map(({ year, works_count: works, cited_by_count: citations }) => ({ year, works, citations }))
      .toSorted((one, other) => other.year - one.year),
    affiliations: affiliations
      .map(({ institution, years }) => ({
        name: normalizeText(institution.display_name),
        years: years.toSorted((one, other) => other - one),
      }))
      .toSorted((one, other) => selectNewest(other.years) - selectNewest(one.years)),
  }
}

/**
 * The current institution of an author: one of the last known institutions (a list or a single one) or, without these,
 * of the affiliations of the newest year. Of several institutions the imported one is selected, or else a university.
 */
export function findInstitution(
  author: AuthorRecord,
  institutionIds: ReadonlySet<string>,
): InstitutionPart | undefined {
  const single = author.last_known_institution ? [author.last_known_institution] : []
  const last = author.last_known_institutions.length > 0 ? author.last_known_institutions : single
  const newest = Math.max(...author.affiliations.flatMap(({ years }) => years))
  const current =
    last.length > 0
      ? last
      : author.affiliations.filter(({ years }) => years.includes(newest)).map(({ institution }) => institution)
  return (
    current.find(({ id }) => institutionIds.has(shortenId(id))) ??
    current.find(({ type }) => type === 'education') ??
    current[0]
  )
}

/** The id `I136199984`, given as a URL or not. */
export function shortenId(id: string): string {
  return id.replace(/^.*\//, '').toUpperCase()
}

/**
 * The interests of an author: the topics or, in older responses, the concepts without the broadest ("Computer
 * science"). Without either, the most frequent ones of the author's works, or the fields of research that several titles
 * name.
 */
function selectInterests(author: AuthorRecord, works: readonly WorkRecord[]): string[] {
  const topics = author.topics.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const concepts = author.x_concepts
    .filter(({ level }) => level !== 0)
    .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
  const found = [topics, concepts, countTopics(works), countFields(works)].find((list) => list.length > 0) ?? []
  return normalizeInterests(found.map((one) => removeMarkup(one.display_name))).slice(0, MOST_INTERESTS)
}

/** The topics, keywords or concepts of works, the most frequent first. */
function countTopics(works: readonly WorkRecord[]): { display_name: string }[] {
  const counts = new Map<string, number>()
  for (const { topics, keywords, concepts } of works) {
    const found = [topics, keywords, concepts.filter(({ level }) => level !== 0)].find((list) => list.length > 0) ?? []
    for (const { display_name } of found) counts.set(display_name, (counts.get(display_name) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([display_name]) => ({ display_name }))
}

/** A field that one title names may be only an example in this work. */
const fieldTitlesMin = 2

/** The fields of research that the titles of several works name, the most frequent first. */
function countFields(works: readonly WorkRecord[]): { display_name: string }[] {
  const counts = new Map<string, number>()
  for (const { title } of works)
    for (const { field } of findFields(removeMarkup(title ?? ''))) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= fieldTitlesMin)
    .toSorted(([, one], [, other]) => other - one)
    .map(([display_name]) => ({ display_name }))
}
