import { areas } from './areas.ts'
import type { PersonRow } from './person-row.ts'
import type { CsvRow } from './read.ts'

/** The interests of the person with this Scholar id, these names and this affiliation; often none. */
export type FindInterests = (scholarId: string, names: readonly string[], affiliation: string) => string[]

const MOST_INTERESTS = 6

/**
 * Counts the papers of each person by area. If several people share a name, the affiliation must be equal, too:
 * otherwise a person would get the interests of a namesake.
 */
export function createInterestLookup(
  rows: readonly CsvRow[],
  people: ReadonlyMap<string, readonly PersonRow[]>,
): FindInterests {
  const papers = new Map<string, { department: string; area: string; count: number }[]>()
  for (const { values } of rows) {
    const area = areas[values?.area ?? '']
    const count = Number(values?.adjustedcount)
    if (!values || !area || !(count > 0)) continue
    const name = values.name!
    const entry = { department: values.dept!, area, count }
    const known = papers.get(name)
    if (known) known.push(entry)
    else papers.set(name, [entry])
  }
  const owners = groupByName(people)

  return (scholarId, names, affiliation) => {
    const weights = new Map<string, number>()
    for (const name of new Set(names))
      for (const { department, area, count } of papers.get(name) ?? []) {
        const shared = [...(owners.get(name) ?? [])].some((owner) => owner !== scholarId)
        if (!shared || department === affiliation) weights.set(area, (weights.get(area) ?? 0) + count)
      }
    return [...weights]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_INTERESTS)
      .map(([area]) => area)
  }
}

/** The Scholar ids of each name. */
function groupByName(people: ReadonlyMap<string, readonly PersonRow[]>): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>()
  for (const [scholarId, rows] of people)
    for (const { name } of rows) {
      const known = owners.get(name)
      if (known) known.add(scholarId)
      else owners.set(name, new Set([scholarId]))
    }
  return owners
}
