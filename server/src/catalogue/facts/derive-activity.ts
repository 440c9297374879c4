import type { ActivityRecord } from '../import/professor.ts'
import { formatDay, type StatedFact } from './fact.ts'

/** The years over which the mean number of works is computed. */
const yearsAveraged = 5

/**
 * The facts in the activity of an author: the year of the last work, the mean of the last five complete years, and the
 * affiliations of the newest year, with the year in which each began.
 * @param pageUrl the page of the author at the source.
 */
export function deriveActivityFacts(activity: ActivityRecord, pageUrl: string | null, now: Date): StatedFact[] {
  const year = now.getUTCFullYear()
  const active = activity.worksByYear.filter((one) => one.works > 0 && one.year <= year)
  if (active.length === 0) return deriveAffiliation(activity, pageUrl, now)
  const base = { quote: null, address: pageUrl, datedOn: null, expiresOn: null }
  const [from, to] = [year - yearsAveraged, year - 1]
  const works = active.filter((one) => one.year >= from && one.year <= to).reduce((sum, one) => sum + one.works, 0)
  return [
    { ...base, kind: 'last_work', value: { year: Math.max(...active.map((one) => one.year)) } },
    { ...base, kind: 'works_per_year', value: { works: Math.round((10 * works) / yearsAveraged) / 10, from, to } },
    ...deriveAffiliation(activity, pageUrl, now),
  ]
}

function deriveAffiliation({ affiliations }: ActivityRecord, pageUrl: string | null, now: Date): StatedFact[] {
  const through = Math.max(0, ...affiliations.flatMap(({ years }) => years))
  const newest = affiliations.filter(({ years }) => years.includes(through))
  if (newest.length === 0) return []
  const value = { affiliations: newest.map(({ name, years }) => ({ name, since: findStart(years, through) })), through }
  const end = `${through}-12-31`
  const datedOn = end < formatDay(now) ? end : null
  return [{ kind: 'affiliation_since', value, quote: null, address: pageUrl, datedOn, expiresOn: null }]
}

/** Authors publish nothing in some years: an affiliation survives two years without works. */
const gapMax = 3

function findStart(years: readonly number[], through: number): number {
  let start = through
  for (const year of years.toSorted((one, other) => other - one)) {
    if (start - year > gapMax) break
    start = Math.min(start, year)
  }
  return start
}
