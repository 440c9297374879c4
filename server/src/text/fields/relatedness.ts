import { thesaurus } from './thesaurus.ts'

const fields = new Map(thesaurus.map((field) => [field.name, field]))

/** A field and all that are broader, directly or through others. */
const lineage = new Map<string, ReadonlySet<string>>()
function getLineage(name: string): ReadonlySet<string> {
  let known = lineage.get(name)
  if (!known) {
    known = new Set([name, ...(fields.get(name)?.broader ?? []).flatMap((broader) => [...getLineage(broader)])])
    lineage.set(name, known)
  }
  return known
}

/** The number of fields that are the same or narrower. */
const sizes = new Map<string, number>()
for (const { name } of thesaurus) for (const one of getLineage(name)) sizes.set(one, (sizes.get(one) ?? 0) + 1)
/** A broad field in common says little. */
const weightOf = (name: string) => Math.log((2 * thesaurus.length) / (sizes.get(name) ?? 1))

const neighbours = new Set(
  thesaurus.flatMap(({ name, related }) => related.flatMap((other) => [`${name}|${other}`, `${other}|${name}`])),
)
const neighbourShare = 0.5

/**
 * How close two fields are, from 0 to 1: the share of their broader fields that they have in common; neighbours are at
 * least half as close as a field to itself.
 */
export function relatedness(one: string, other: string): number {
  if (one === other) return 1
  const [mine, theirs] = [getLineage(one), getLineage(other)]
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + weightOf(name), 0)
  const share = sum([...mine].filter((name) => theirs.has(name))) / Math.max(sum(mine), sum(theirs))
  return neighbours.has(`${one}|${other}`) ? Math.max(neighbourShare, share) : share
}

/** From 0 to 1: 1 for a field without narrower ones, less the more it has. */
export const specificity = (name: string): number => 1 - Math.log(sizes.get(name) ?? 1) / Math.log(thesaurus.length)

/** Whether a field is broader than another, directly or through others. */
export const isBroader = (broader: string, field: string): boolean =>
  broader !== field && getLineage(field).has(broader)
