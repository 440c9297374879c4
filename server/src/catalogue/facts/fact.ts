import type { Level } from './recruiting/levels.ts'
import type { Term } from './recruiting/terms.ts'

/** Where a fact stands; `demo` are the invented ones of the demo catalogue. */
export type FactSource = 'openalex' | 'demo' | 'homepage' | 'professor'

/** What a fact says, by its kind. Years are calendar years. */
export type FactValues = {
  last_work: { year: number }
  /** The mean number of works a year, from the first to the last year, both included. */
  works_per_year: { works: number; from: number; to: number }
  /** The affiliations of the newest known year (`through`), each with the first year of an unbroken stay. */
  affiliation_since: { affiliations: { name: string; since: number }[]; through: number }
  /** No levels: students in general. */
  taking: { levels: Level[]; term: Term | null }
  not_taking: { levels: Level[]; term: Term | null }
  /** `until`: the last year. */
  grant: { title: string; until: number | null }
}
type FactKind = keyof FactValues

/** A fact as a source states it. */
export type StatedFact = {
  [Kind in FactKind]: {
    kind: Kind
    value: FactValues[Kind]
    /** The sentence that says it, at most 300 characters. */
    quote: string | null
    /** The URL of the page on which it stands. */
    address: string | null
    /** The day (YYYY-MM-DD) for which the source says it; null: the day on which it was read. */
    datedOn: string | null
    /** The last day (YYYY-MM-DD) on which it can hold. */
    expiresOn: string | null
  }
}[FactKind]

export type Fact = StatedFact & { source: FactSource; readAt: Date }

/** A day as YYYY-MM-DD in UTC. */
export const formatDay = (at: Date): string => at.toISOString().slice(0, 10)
