import type { SourceRow } from '../professor.ts'
import { schoolName } from '../schools.ts'
import { isWebAddress, tidy } from '../texts.ts'
import { canonicalName, nameParts, shownName } from './names.ts'
import type { InterestsOf } from './interests.ts'
import type { Listed } from './listed.ts'
import type { CsvRow } from './read.ts'

type Knowledge = {
  aliases: ReadonlyMap<string, string>
  /** English name of the country by affiliation; the source lists none for schools of the United States. */
  countries: ReadonlyMap<string, string>
  interestsOf: InterestsOf
}

/** Sorts the rows of csrankings.csv by person. Rows that cannot be told apart by a Scholar id become skipped ones. */
export function byScholarId(rows: readonly CsvRow[]): { people: Map<string, Listed[]>; skipped: SourceRow[] } {
  const people = new Map<string, Listed[]>()
  const skipped: SourceRow[] = []
  for (const { line, values, text } of rows) {
    const skip = (reason: string): void => void skipped.push({ skipped: reason, example: `line ${line}: ${text}` })
    if (!values) {
      skip('malformed row')
      continue
    }
    // Some ids were pasted with the rest of the address that they came from.
    const scholarId = values.scholarid!.trim().split('&')[0]!
    const listed = {
      line,
      name: tidy(values.name!),
      affiliation: tidy(values.affiliation!),
      homepage: values.homepage!.trim(),
    }
    if (/^(no ?scholar ?page)?$/i.test(scholarId)) skip('no Scholar page')
    else if (!/^[\w-]{12}$/.test(scholarId)) skip('malformed Scholar id')
    else if (!listed.name || !listed.affiliation) skip('no name or no affiliation')
    else people.set(scholarId, [...(people.get(scholarId) ?? []), listed])
  }
  return { people, skipped }
}

/** One professor of all rows with the same Scholar id, then what was noticed about these rows. */
export function* professorRows(
  scholarId: string,
  listed: readonly Listed[],
  knowledge: Knowledge,
): Generator<SourceRow> {
  const { aliases, countries, interestsOf } = knowledge
  const names = listed.map(({ name }) => name)
  const shown = canonicalName(names, aliases)
  const chosen = listed.find(({ name }) => name === shown)!
  const school = schoolName(chosen.affiliation)
  const country = countries.get(chosen.affiliation)
  const homepage = listed.toSorted((one) => (one === chosen ? -1 : 0)).find((one) => isWebAddress(one.homepage))
  yield {
    scholarId,
    name: shownName(shown),
    affiliation: `Computer Science, ${school}${country ? `, ${country}` : ''}`,
    schoolName: school,
    citedBy: null,
    keyInterests: interestsOf(scholarId, names, chosen.affiliation),
    homepageUrl: homepage?.homepage ?? null,
    googleScholarUrl: `https://scholar.google.com/citations?user=${scholarId}`,
    email: null,
    publications: [],
  }
  for (const { line, name, affiliation, homepage: given } of listed) {
    const row = `line ${line}: ${name}, ${affiliation}`
    if (line !== chosen.line) {
      const same = seemTheSame(name, shown, aliases)
      const reason = same ? 'another name of a listed person' : 'the Scholar id is that of another person'
      yield { skipped: reason, example: `${row} has the id of ${shown}` }
    }
    if (!isWebAddress(given)) yield { noted: 'homepage dropped, not a URL', example: `${row}, ${given}` }
  }
}

/** False where nothing connects two names, no alias and no common part: then the source gave one id to two people. */
function seemTheSame(name: string, other: string, aliases: ReadonlyMap<string, string>): boolean {
  if ((aliases.get(name) ?? name) === (aliases.get(other) ?? other)) return true
  const parts = new Set(nameParts(name))
  return nameParts(other).some((part) => parts.has(part))
}
