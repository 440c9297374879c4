import { createHash } from 'node:crypto'
import { foldName } from '../../../text/names.ts'
import { openalexId, orcid } from '../ids.ts'
import type { PublicationRecord, SourceRow } from '../professor.ts'
import { schoolName } from '../schools.ts'
import { interestList, isWebAddress, withoutMarkup } from '../texts.ts'
import type { Lookup, professorColumns } from './columns.ts'
import type { TableRow } from './read.ts'
import { count, list, text } from './values.ts'
import type { Work, Works } from './works.ts'

type Find = Lookup<keyof typeof professorColumns>

/** What one row of the file of professors says: what was noticed, then the professor or why there is none. */
export function* professorRow(row: TableRow, find: Find, works: Works | undefined): Generator<SourceRow> {
  const example = `line ${row.line}: ${row.text}`
  const { values } = row
  if (!values) return yield { skipped: 'malformed row', example }
  const cell = (field: Parameters<Find>[1]): string => text(find(values, field))
  const name = withoutMarkup(cell('name'))
  const school = schoolName(cell('school_name'))
  const ids = identities(values, find, name, school)
  const [own, ...others] = ids
  if (!name) return yield { skipped: 'no name', example }
  if (!own) return yield { skipped: 'no school and no id', example }

  for (const [field, valid] of checks) {
    const given = cell(field)
    if (given && !valid(given)) yield { noted: `${field} left out, not valid`, example: `${example} (${given})` }
  }
  const kept = (field: keyof typeof checksByField): string | null =>
    cell(field) && checksByField[field](cell(field)) ? cell(field) : null
  const publications: PublicationRecord[] = []
  for (const work of worksOf(values, find, ids, works))
    if ('noted' in work) yield { ...work, example }
    else publications.push(work.publication)
  yield {
    scholarId: own,
    otherIds: others,
    name,
    affiliation: cell('affiliation') || school,
    schoolName: school,
    citedBy: count(find(values, 'cited_by')),
    keyInterests: interestList(list(find(values, 'key_interests')).map(withoutMarkup)),
    homepageUrl: kept('homepage_url'),
    googleScholarUrl:
      kept('google_scholar_url') ?? (own.includes(':') ? null : `https://scholar.google.com/citations?user=${own}`),
    email: kept('email'),
    publications,
  }
}

const checksByField = {
  // Scholar's own have twelve characters; lists in the wild have lost some of them, and still name one person each.
  scholar_id: (given: string) => /^(?=.*[a-z])[\w-]{10,14}$/i.test(scholarIdIn(given)),
  orcid: (given: string) => orcid(given) !== undefined,
  openalex_id: (given: string) => openalexId(given) !== undefined,
  cited_by: (given: string) => count(given) !== null,
  homepage_url: isWebAddress,
  google_scholar_url: isWebAddress,
  email: (given: string) => /^[^\s@<>,;]+@[^\s@<>,;]+\.[a-z]{2,}$/i.test(given),
} as const
const checks = Object.entries(checksByField) as [keyof typeof checksByField, (given: string) => boolean][]

/** Some ids were pasted with the rest of the address that they came from. */
function scholarIdIn(given: string): string {
  return given.split('&')[0]!
}

/** Ids by which the person is known elsewhere, the surest first; where there are none, one made of name and school. */
function identities(values: Readonly<Record<string, unknown>>, find: Find, name: string, school: string): string[] {
  const scholarId = scholarIdIn(text(find(values, 'scholar_id')))
  const ids = [
    checksByField.scholar_id(scholarId) ? scholarId : undefined,
    orcid(text(find(values, 'orcid'))),
    openalexId(text(find(values, 'openalex_id'))),
  ].filter((id) => id !== undefined)
  if (ids.length > 0 || !school) return ids
  const key = `${foldName(name)} @ ${foldName(school)}`
  return [`csv:${createHash('sha256').update(key).digest('base64url').slice(0, 16)}`]
}

/** Works that the professor lists, then works that name the professor by any of the ids in the row. */
function* worksOf(
  values: Readonly<Record<string, unknown>>,
  find: Find,
  ids: readonly string[],
  works: Works | undefined,
): Generator<Work | { noted: string }> {
  if (!works) return
  const mine = new Set<Work>()
  for (const id of list(find(values, 'works'))) {
    const work = works.byId.get(id)
    if (work) mine.add(work)
    else yield { noted: 'work listed that is not in the file of works' }
  }
  const names = (['id', 'scholar_id', 'orcid', 'openalex_id'] as const).map((field) => text(find(values, field)))
  for (const name of new Set([...names, ...ids])) for (const work of works.byProfessor.get(name) ?? []) mine.add(work)
  for (const work of mine) {
    work.used = true
    yield work
  }
}
