import { createHash } from 'node:crypto'
import { foldName } from '../../../text/names.ts'
import { parseOpenalexId, parseOrcid } from '../ids.ts'
import type { PublicationRecord, SourceRow } from '../professor.ts'
import { normalizeSchool, standardizeSchool } from '../schools.ts'
import { decodeMarkup, normalizeInterests, normalizeSpaces, isUrl, removeMarkup } from '../texts.ts'
import type { ColumnReader, professorColumns } from './columns.ts'
import type { TableRow } from './read.ts'
import { readCount, readList, readText, readWritten } from './values.ts'
import type { Work, Works } from './works.ts'

type Find = ColumnReader<keyof typeof professorColumns>

/** Reads a row of the file of professors: its flaws, then the professor or the reason for a skipped row. */
export function* readProfessorRow(row: TableRow, find: Find, works: Works | undefined): Generator<SourceRow> {
  const example = `line ${row.line}: ${row.text}`
  const { values } = row
  if (!values) return yield { skipped: 'malformed row', example }
  const readCell = (field: Parameters<Find>[1]): string => readText(find(values, field))
  const name = removeMarkup(readCell('name'))
  const school = normalizeSchool(readCell('school_name'))
  const written = {
    name: normalizeSpaces(decodeMarkup(readWritten(find(values, 'name')))),
    schoolName: standardizeSchool(readWritten(find(values, 'school_name'))),
  }
  const hasUnseen = written.name !== name || written.schoolName !== school
  const ids = readIds(values, find, [{ name, schoolName: school }, ...(hasUnseen ? [written] : [])])
  const [scholarId, ...otherIds] = ids
  if (!name) return yield { skipped: 'no name', example }
  if (!scholarId) return yield { skipped: 'no school and no id', example }

  for (const [field, isValid] of checks) {
    const value = readCell(field)
    if (value && !isValid(value)) yield { flaw: `${field} left out, not valid`, example: `${example} (${value})` }
  }
  const readValidCell = (field: keyof typeof checksByField): string | null =>
    readCell(field) && checksByField[field](readCell(field)) ? readCell(field) : null
  const publications: PublicationRecord[] = []
  for (const work of findWorks(values, find, ids, works))
    if ('flaw' in work) yield { ...work, example }
    else publications.push(work.publication)
  yield {
    scholarId,
    otherIds,
    name,
    affiliation: readCell('affiliation') || school,
    schoolName: school,
    ...(hasUnseen && { written }),
    citedBy: readCount(find(values, 'cited_by')),
    keyInterests: normalizeInterests(
      [find(values, 'key_interests'), find(values, 'keywords')].flatMap(readList).map(removeMarkup),
    ),
    homepageUrl: readValidCell('homepage_url'),
    googleScholarUrl:
      readValidCell('google_scholar_url') ??
      (scholarId.includes(':') ? null : `https://scholar.google.com/citations?user=${scholarId}`),
    email: readValidCell('email'),
    publications,
  }
}

const checksByField = {
  // Scholar's ids have twelve characters. Real files contain shortened ones, which still identify one person each.
  scholar_id: (value: string) => /^(?=.*[a-z])[\w-]{10,14}$/i.test(removeParameters(value)),
  orcid: (value: string) => parseOrcid(value) !== undefined,
  openalex_id: (value: string) => parseOpenalexId(value) !== undefined,
  cited_by: (value: string) => readCount(value) !== null,
  homepage_url: isUrl,
  google_scholar_url: isUrl,
  email: (value: string) => /^[^\s@<>,;]+@[^\s@<>,;]+\.[a-z]{2,}$/i.test(value),
} as const
const checks = Object.entries(checksByField) as [keyof typeof checksByField, (value: string) => boolean][]

/** Some ids were copied with the following parameters of the URL. */
function removeParameters(value: string): string {
  return value.split('&')[0]!
}

/**
 * The ids of the person, the most reliable first; without any, ids generated from name and school. With characters that
 * are not seen these are two: the catalogue and the suppressions may know the one that older versions generated.
 */
function readIds(
  values: Readonly<Record<string, unknown>>,
  find: Find,
  spellings: readonly { name: string; schoolName: string }[],
): string[] {
  const scholarId = removeParameters(readText(find(values, 'scholar_id')))
  const ids = [
    checksByField.scholar_id(scholarId) ? scholarId : undefined,
    parseOrcid(readText(find(values, 'orcid'))),
    parseOpenalexId(readText(find(values, 'openalex_id'))),
  ].filter((id) => id !== undefined)
  if (ids.length > 0 || !spellings[0]?.schoolName) return ids
  const keys = spellings.map(({ name, schoolName }) => `${foldName(name)} @ ${foldName(schoolName)}`)
  return [...new Set(keys)].map((key) => `csv:${createHash('sha256').update(key).digest('base64url').slice(0, 16)}`)
}

/** The works listed in the row, then the works that contain one of the ids in the row. */
function* findWorks(
  values: Readonly<Record<string, unknown>>,
  find: Find,
  ids: readonly string[],
  works: Works | undefined,
): Generator<Work | { flaw: string }> {
  if (!works) return
  const found = new Set<Work>()
  for (const id of readList(find(values, 'works'))) {
    const work = works.byId.get(id)
    if (work) found.add(work)
    else yield { flaw: 'work listed that is not in the file of works' }
  }
  const authorIds = (['id', 'scholar_id', 'orcid', 'openalex_id'] as const).map((field) =>
    readText(find(values, field)),
  )
  for (const id of new Set([...authorIds, ...ids])) for (const work of works.byProfessor.get(id) ?? []) found.add(work)
  for (const work of found) {
    work.used = true
    yield work
  }
}
