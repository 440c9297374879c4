import { areas } from './areas.ts'
import type { Listed } from './listed.ts'
import type { CsvRow } from './read.ts'

/** Interests of the person with this Scholar id, who is listed under `names` at `affiliation`. Often none are known. */
export type InterestsOf = (scholarId: string, names: readonly string[], affiliation: string) => string[]

const MOST_INTERESTS = 6

/**
 * Counts papers by area and person. A name that several people share is theirs only together with the affiliation, so
 * that nobody gets the interests of a namesake.
 */
export function interestsFrom(rows: readonly CsvRow[], people: ReadonlyMap<string, readonly Listed[]>): InterestsOf {
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
  const owners = ownersOfNames(people)

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

function ownersOfNames(people: ReadonlyMap<string, readonly Listed[]>): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>()
  for (const [scholarId, listed] of people)
    for (const { name } of listed) {
      const known = owners.get(name)
      if (known) known.add(scholarId)
      else owners.set(name, new Set([scholarId]))
    }
  return owners
}
