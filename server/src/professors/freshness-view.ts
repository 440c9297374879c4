import type { Fact as FactView, Freshness } from '@labreach/contract/professors'
import type { Professor } from '../catalogue/catalogue.ts'
import { dropOutweighed } from '../catalogue/facts/drop-outweighed.ts'
import { formatDay, type Fact } from '../catalogue/facts/fact.ts'
import { mayHaveMoved } from '../catalogue/facts/may-have-moved.ts'
import { isPast } from '../catalogue/facts/recruiting/terms.ts'
import { readTakingValues } from '../catalogue/facts/set-values.ts'

/** Facts of this age and older are marked as stale. */
const staleMonths = 12

/**
 * How active a professor is, and whether they take students; undefined if nothing is known. Without facts (a locked
 * card) it consists of values of fixed sets: the year of the last work, the levels and terms. `hasOwnWord`: what the
 * professor has said about taking students stands in their wishes, and replaces what was found.
 */
export function freshnessView(
  professor: Professor,
  known: readonly Fact[],
  { hasOwnWord, now }: { hasOwnWord: boolean; now: Date },
): Freshness | undefined {
  const stated = hasOwnWord ? [] : readTakingValues(professor.recruiting)
  const statements = stated.filter(({ term }) => !term || !isPast(term, now))
  const facts = hasOwnWord ? known.filter(({ kind }) => kind !== 'taking' && kind !== 'not_taking') : known
  if (professor.lastWork === 0 && statements.length === 0 && facts.length === 0) return undefined
  return {
    last_work_year: professor.lastWork || null,
    recruiting: statements.map(({ taking, levels, term }) => ({ taking, levels: [...levels], term })),
    facts: dropOutweighed(facts).map((fact) => factView(fact, professor, now)),
  }
}

function factView(fact: Fact, professor: Professor, now: Date): FactView {
  const known = fact.datedOn ?? formatDay(fact.readAt)
  const base = {
    source: fact.source,
    quote: fact.quote,
    address: fact.address,
    known_on: known,
    stale: known <= formatDay(subtractMonths(now, staleMonths)),
  }
  if (fact.kind !== 'affiliation_since') return { ...base, kind: fact.kind, ...fact.value } as FactView
  const { affiliations, through } = fact.value
  const moved = mayHaveMoved(professor, fact, now)
  const shown = affiliations.find(
    ({ name }) => !mayHaveMoved(professor, { value: { affiliations: [{ name, since: 0 }], through } }, now),
  )
  const { name, since } = shown ?? affiliations[0]!
  return { ...base, kind: 'affiliation_since', name, since, may_have_moved: moved }
}

function subtractMonths(at: Date, months: number): Date {
  const earlier = new Date(at)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  return earlier
}
