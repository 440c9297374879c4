import { openalexId, orcid } from '../ids.ts'
import type { ActivityRecord, ProfessorRecord, SourceRow } from '../professor.ts'
import { normalizeSchool } from '../schools.ts'
import { normalizeInterests, removeMarkup } from '../texts.ts'
import type { AuthorAnswer, InstitutionPart, WorkAnswer } from './schemas.ts'
import { publicationOf } from './work.ts'

const MOST_INTERESTS = 6
const MOST_WORKS = 10

/** Why an author is no professor of the catalogue; undefined for one who is. */
export function whyNot(author: AuthorAnswer, asked: ReadonlySet<string>): string | undefined {
  if (!openalexId(author.id)) return 'malformed OpenAlex id'
  if (!author.display_name?.trim()) return 'no name'
  if (author.works_count === 0) return 'no works'
  return institutionOf(author, asked) ? undefined : 'no institution known'
}

/**
 * An author with works of theirs, newest first, as a professor. `asked` holds short ids of the institutions in
 * question.
 */
export function professorOf(author: AuthorAnswer, works: readonly WorkAnswer[], asked: ReadonlySet<string>): SourceRow {
  const reason = whyNot(author, asked)
  const institution = institutionOf(author, asked)
  if (reason || !institution)
    return { skipped: reason ?? 'no institution known', example: `${author.id} ${author.display_name}` }
  const school = normalizeSchool(institution.display_name)
  const otherId = orcid(author.orcid)
  const record: ProfessorRecord = {
    scholarId: openalexId(author.id)!,
    otherIds: otherId ? [otherId] : [],
    name: removeMarkup(author.display_name!),
    affiliation: school,
    schoolName: school,
    citedBy:
      author.cited_by_count === null || author.cited_by_count === undefined ? null : Math.max(0, author.cited_by_count),
    keyInterests: interestsOf(author, works),
    homepageUrl: null,
    googleScholarUrl: null,
    email: null,
    publications: works.flatMap((work) => publicationOf(work) ?? []).slice(0, MOST_WORKS),
    activity: activityOf(author),
  }
  return record
}

/** The yearly counts and the dated affiliations, each newest first. */
function activityOf({ counts_by_year: counts, affiliations }: AuthorAnswer): ActivityRecord {
  const newest = (years: readonly number[]) => Math.max(0, ...years)
  return {
    worksByYear: counts
      .map(({ year, works_count: works, cited_by_count: citations }) => ({ year, works, citations }))
      .toSorted((one, other) => other.year - one.year),
    affiliations: affiliations
      .map(({ institution, years }) => ({
        name: institution.display_name,
        years: years.toSorted((one, other) => other - one),
      }))
      .toSorted((one, other) => newest(other.years) - newest(one.years)),
  }
}

/**
 * Where the author is now: the last known institutions, a list or a single one; where neither is given, those of the
 * newest year of the affiliations. Of several the one that was asked for.
 */
export function institutionOf(author: AuthorAnswer, asked: ReadonlySet<string>): InstitutionPart | undefined {
  const single = author.last_known_institution ? [author.last_known_institution] : []
  const last = author.last_known_institutions.length > 0 ? author.last_known_institutions : single
  const newest = Math.max(...author.affiliations.flatMap(({ years }) => years))
  const now =
    last.length > 0
      ? last
      : author.affiliations.filter(({ years }) => years.includes(newest)).map(({ institution }) => institution)
  return now.find(({ id }) => asked.has(shortId(id))) ?? now.find(({ type }) => type === 'education') ?? now[0]
}

/** `I136199984` of an id with or without its address. */
export function shortId(id: string): string {
  return id.replace(/^.*\//, '').toUpperCase()
}

/**
 * What the author works on: their topics; before there were any, concepts without the broadest ("Computer science");
 * where neither is given, what their works have in common.
 */
function interestsOf(author: AuthorAnswer, works: readonly WorkAnswer[]): string[] {
  const topics = author.topics.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const concepts = author.x_concepts
    .filter(({ level }) => level !== 0)
    .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
  const found = [topics, concepts, ofWorks(works)].find((list) => list.length > 0) ?? []
  return normalizeInterests(found.map((one) => removeMarkup(one.display_name))).slice(0, MOST_INTERESTS)
}

function ofWorks(works: readonly WorkAnswer[]): { display_name: string }[] {
  const counts = new Map<string, number>()
  for (const { topics, keywords, concepts } of works) {
    const found = [topics, keywords, concepts.filter(({ level }) => level !== 0)].find((list) => list.length > 0) ?? []
    for (const { display_name } of found) counts.set(display_name, (counts.get(display_name) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([display_name]) => ({ display_name }))
}
