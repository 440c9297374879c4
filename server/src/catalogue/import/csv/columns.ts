/** A column map with an unknown field; the message is for the operator. */
export class ColumnMapError extends Error {}

/** The fields of a file of professors, each with its possible column names. The first existing column is used. */
export const professorColumns = {
  id: ['id'],
  scholar_id: ['scholar_id', 'scholarid', 'google_scholar_id'],
  orcid: ['orcid', 'orcid_id'],
  openalex_id: ['openalex_id', 'openalex'],
  name: ['name', 'full_name', 'professor', 'display_name'],
  school_name: ['school_name', 'school', 'institution', 'university', 'affiliation'],
  affiliation: ['affiliation', 'position', 'department'],
  cited_by: ['cited_by', 'citations', 'cited_by_count'],
  key_interests: ['key_interests', 'interests', 'research_interests'],
  // Some files have research areas in one column and the professor's own words in another. Both are interests.
  keywords: ['keywords'],
  homepage_url: ['homepage_url', 'homepage', 'website', 'url'],
  google_scholar_url: ['google_scholar_url', 'scholar_url'],
  email: ['email', 'e_mail', 'mail'],
  works: ['works', 'work_ids', 'publications'],
} as const

/** The same for a file of works. `professor` contains ids of the authors. */
export const workColumns = {
  id: ['id', 'work_id'],
  professor: ['professor', 'professor_id', 'professors', 'scholar_id'],
  title: ['title'],
  abstract: ['abstract'],
  year: ['year', 'pub_year', 'publication_year'],
  citations: ['citations', 'num_citations', 'cited_by', 'cited_by_count'],
  url: ['url', 'pub_url', 'doi'],
} as const

/** The operator's columns by field: `{ name: 'Full Name', 'works.title': 'Paper' }`. */
export type ColumnMap = Readonly<Record<string, string>>

/** Parses `name=Full Name,works.title=Paper`. Throws ColumnMapError for an unknown field. */
export function readColumnMap(text: string): ColumnMap {
  const fields = [...Object.keys(professorColumns), ...Object.keys(workColumns).map((field) => `works.${field}`)]
  const pairs = text.split(',').map((pair) => {
    const [field = '', ...column] = pair.split('=')
    const name = column.join('=').trim()
    if (!name) throw new ColumnMapError(`"${pair.trim()}" does not name a column: write field=Column.`)
    if (!fields.includes(field.trim()))
      throw new ColumnMapError(`There is no field "${field.trim()}". The fields are ${fields.join(', ')}.`)
    return [field.trim(), name] as const
  })
  return Object.fromEntries(pairs)
}

/** Returns the value of a field in a row; undefined if the row has no column for it. */
export type ColumnReader<Field extends string> = (values: Readonly<Record<string, unknown>>, field: Field) => unknown

/**
 * Finds the columns of fields; case is ignored; spaces and punctuation count as underscores. Rows may have different
 * columns.
 */
export function createColumnReader<Field extends string>(
  columns: Readonly<Record<Field, readonly string[]>>,
  map: ColumnMap,
  prefix = '',
): ColumnReader<Field> {
  const columnsByHeader = new Map<string, string | undefined>()
  return (values, field) => {
    const mapped = map[prefix + field]
    const present = Object.keys(values)
    const cacheKey = `${field}\n${present.join('\n')}`
    if (!columnsByHeader.has(cacheKey)) {
      const wanted: readonly string[] = mapped === undefined ? columns[field] : [mapped]
      const found = wanted.map((one) => present.find((column) => normalizeColumn(column) === normalizeColumn(one)))
      columnsByHeader.set(
        cacheKey,
        found.find((column) => column !== undefined),
      )
    }
    const column = columnsByHeader.get(cacheKey)
    return column === undefined ? undefined : values[column]
  }
}

/** The columns of the map that are missing in a header. */
export function findMissingColumns(header: readonly string[], map: ColumnMap, prefix: string): string[] {
  const present = new Set(header.map(normalizeColumn))
  return Object.entries(map)
    .filter(
      ([field, column]) =>
        field.startsWith('works.') === (prefix === 'works.') && !present.has(normalizeColumn(column)),
    )
    .map(([, column]) => column)
}

function normalizeColumn(column: string): string {
  return column
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
}
