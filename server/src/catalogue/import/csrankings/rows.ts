import type { SourceRow } from '../professor.ts'
import { normalizeSchool } from '../schools.ts'
import { isUrl, normalizeText } from '../texts.ts'
import type { FindInterests } from './interests.ts'
import { chooseCanonicalName, formatName, splitName } from './names.ts'
import type { PersonRow } from './person-row.ts'
import type { CsvRow } from './read.ts'

type Lookups = {
  aliases: ReadonlyMap<string, string>
  /** English name of the country by affiliation; the source has none for schools of the United States. */
  countries: ReadonlyMap<string, string>
  findInterests: FindInterests
}

/** Groups the rows of csrankings.csv by person. Rows without a valid Scholar id are skipped. */
export function groupByScholarId(rows: readonly CsvRow[]): {
  people: Map<string, PersonRow[]>
  skipped: SourceRow[]
} {
  const people = new Map<string, PersonRow[]>()
  const skipped: SourceRow[] = []
  for (const { line, values, text } of rows) {
    const skip = (reason: string): void => void skipped.push({ skipped: reason, example: `line ${line}: ${text}` })
    if (!values) {
      skip('malformed row')
      continue
    }
    // Some ids were copied with the following parameters of the URL.
    const scholarId = normalizeText(values.scholarid!).split('&')[0]!
    const row = {
      line,
      name: normalizeText(values.name!),
      affiliation: normalizeText(values.affiliation!),
      homepage: normalizeText(values.homepage!),
    }
    if (/^(no ?scholar ?page)?$/i.test(scholarId)) skip('no Scholar page')
    else if (!/^[\w-]{12}$/.test(scholarId)) skip('malformed Scholar id')
    else if (!row.name || !row.affiliation) skip('no name or no affiliation')
    else people.set(scholarId, [...(people.get(scholarId) ?? []), row])
  }
  return { people, skipped }
}

/** One professor from all rows with the same Scholar id, then the flaws of these rows. */
export function* createProfessorRows(
  scholarId: string,
  rows: readonly PersonRow[],
  lookups: Lookups,
): Generator<SourceRow> {
  const { aliases, countries, findInterests } = lookups
  const names = rows.map(({ name }) => name)
  const canonical = chooseCanonicalName(names, aliases)
  const chosen = rows.find(({ name }) => name === canonical)!
  const school = normalizeSchool(chosen.affiliation)
  const country = countries.get(chosen.affiliation)
  const homepage = rows.toSorted((one) => (one === chosen ? -1 : 0)).find((one) => isUrl(one.homepage))
  yield {
    scholarId,
    name: formatName(canonical),
    affiliation: `Computer Science, ${school}${country ? `, ${country}` : ''}`,
    schoolName: school,
    citedBy: null,
    keyInterests: findInterests(scholarId, names, chosen.affiliation),
    homepageUrl: homepage?.homepage ?? null,
    googleScholarUrl: `https://scholar.google.com/citations?user=${scholarId}`,
    email: null,
    publications: [],
  }
  for (const { line, name, affiliation, homepage: given } of rows) {
    const row = `line ${line}: ${name}, ${affiliation}`
    if (line !== chosen.line) {
      const same = mayBeSamePerson(name, canonical, aliases)
      const reason = same ? 'another name of the same person' : 'the Scholar id is that of another person'
      yield { skipped: reason, example: `${row} has the id of ${canonical}` }
    }
    if (!isUrl(given)) yield { flaw: 'homepage dropped, not a URL', example: `${row}, ${given}` }
  }
}

/** Whether two names have an alias or a part in common. If not, the source gave one id to two people. */
function mayBeSamePerson(name: string, other: string, aliases: ReadonlyMap<string, string>): boolean {
  if ((aliases.get(name) ?? name) === (aliases.get(other) ?? other)) return true
  const parts = new Set(splitName(name))
  return splitName(other).some((part) => parts.has(part))
}
