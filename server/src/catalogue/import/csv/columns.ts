/** A column map that names what there is not; the message is a sentence for the operator. */
export class ColumnMapError extends Error {}

/** What a file of professors may tell, and under which columns it is looked for, the first that is there. */
export const professorColumns = {
  id: ['id'],
  scholar_id: ['scholar_id', 'scholarid', 'google_scholar_id'],
  orcid: ['orcid', 'orcid_id'],
  openalex_id: ['openalex_id', 'openalex'],
  name: ['name', 'full_name', 'professor', 'display_name'],
  school_name: ['school_name', 'school', 'institution', 'university', 'affiliation'],
  affiliation: ['affiliation', 'position', 'department'],
  cited_by: ['cited_by', 'citations', 'cited_by_count'],
  key_interests: ['key_interests', 'interests', 'research_interests', 'keywords'],
  homepage_url: ['homepage_url', 'homepage', 'website', 'url'],
  google_scholar_url: ['google_scholar_url', 'scholar_url'],
  email: ['email', 'e_mail', 'mail'],
  works: ['works', 'work_ids', 'publications'],
} as const

/** The same of a file of works; `professor` holds ids of the professors who wrote one. */
export const workColumns = {
  id: ['id', 'work_id'],
  professor: ['professor', 'professor_id', 'professors', 'scholar_id'],
  title: ['title'],
  abstract: ['abstract'],
  year: ['year', 'pub_year', 'publication_year'],
  citations: ['citations', 'num_citations', 'cited_by', 'cited_by_count'],
  url: ['url', 'pub_url', 'doi'],
} as const

/** Columns by field, as the operator gives them: `{ name: 'Full Name', 'works.title': 'Paper' }`. */
export type ColumnMap = Readonly<Record<string, string>>

/** Reads `name=Full Name,works.title=Paper`. Throws ColumnMapError for a field that there is not. */
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

/** A field's value in one row; undefined where the row has no such column. */
export type Lookup<Field extends string> = (values: Readonly<Record<string, unknown>>, field: Field) => unknown

/** Finds the columns of fields in rows of whatever form; case, spaces and underscores make no difference. */
export function lookup<Field extends string>(
  columns: Readonly<Record<Field, readonly string[]>>,
  map: ColumnMap,
  prefix = '',
): Lookup<Field> {
  const known = new Map<string, string | undefined>()
  return (values, field) => {
    const given = map[prefix + field]
    const present = Object.keys(values)
    const header = `${field}\n${present.join('\n')}`
    if (!known.has(header)) {
      const wanted: readonly string[] = given === undefined ? columns[field] : [given]
      const found = wanted.map((one) => present.find((column) => plain(column) === plain(one)))
      known.set(
        header,
        found.find((column) => column !== undefined),
      )
    }
    const column = known.get(header)
    return column === undefined ? undefined : values[column]
  }
}

/** The columns of the map that a header lacks. */
export function missingColumns(header: readonly string[], map: ColumnMap, prefix: string): string[] {
  const present = new Set(header.map(plain))
  return Object.entries(map)
    .filter(([field, column]) => field.startsWith('works.') === (prefix === 'works.') && !present.has(plain(column)))
    .map(([, column]) => column)
}

function plain(column: string): string {
  return column
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
}
