import type { Fact, Freshness, Recruiting } from '@labreach/contract/professors'
import {
  isBoolean,
  isNumber,
  isRecord,
  isString,
  listOf,
  nullOr,
  oneOf,
  withFields,
  type Guard,
} from '../credentials/guards.ts'

const isTerm = withFields<NonNullable<Recruiting['term']>>({
  season: nullOr(oneOf('spring', 'summer', 'fall', 'winter')),
  year: isNumber,
})
const recruiting = {
  levels: listOf(oneOf('high_school', 'undergraduate', 'graduate', 'phd', 'intern')),
  term: nullOr(isTerm),
}

const isSourced = withFields<Pick<Fact, 'source' | 'quote' | 'address' | 'known_on' | 'stale'>>({
  source: oneOf('openalex', 'demo', 'homepage', 'professor'),
  quote: nullOr(isString),
  address: nullOr(isString),
  known_on: isString,
  stale: isBoolean,
})
const values: Readonly<Record<Fact['kind'], Guard<object>>> = {
  last_work: withFields({ year: isNumber }),
  works_per_year: withFields({ works: isNumber, from: isNumber, to: isNumber }),
  affiliation_since: withFields({ name: isString, since: isNumber, may_have_moved: isBoolean }),
  taking: withFields(recruiting),
  not_taking: withFields(recruiting),
  grant: withFields({ title: isString, until: nullOr(isNumber) }),
}
const isFact: Guard<Fact> = (value): value is Fact =>
  isRecord(value) && Object.entries(values).some(([kind, has]) => kind === value.kind && has(value)) && isSourced(value)

export const isFreshness: Guard<Freshness> = withFields<Freshness>({
  last_work_year: nullOr(isNumber),
  recruiting: listOf(withFields<Recruiting>({ taking: isBoolean, ...recruiting })),
  facts: listOf(isFact),
})
