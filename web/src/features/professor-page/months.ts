import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS } from '@labreach/contract/plans'

/** The months in which terms begin, from 0: January, June and September. */
const termMonths = [0, 5, 8] as const
const september = 8
/** A date that is nearer is no use: the term begins before a student could plan for it. */
const leadDays = 30
/** In summer the next autumn has been filled already. */
const autumnLeadDays = 90
/** Two years. */
const count = 6
const pauses = [
  { days: 14, label: '2 weeks' },
  { days: 30, label: '1 month' },
  { days: 91, label: '3 months' },
] as const

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "2027-09-01" → "Sep 2027", short enough for one row of a phone. */
export const monthOf = (day: string): string => month.format(new Date(day))

/** `day`: as "2027-09-01". */
export type DayChoice = { day: string; label: string }

/** The first days of the next six months in which a term begins. Days are counted in UTC. */
export function listMonths(now: Date): DayChoice[] {
  const earliest = now.getTime() + leadDays * DAY_MS
  const year = now.getUTCFullYear()
  return [year, year + 1, year + 2, year + 3]
    .flatMap((one) => termMonths.map((at) => Date.UTC(one, at, 1)))
    .filter((at) => at >= earliest)
    .slice(0, count)
    .map((at) => ({ day: dayOf(at), label: monthOf(dayOf(at)) }))
}

/** The ends of a pause, which no wish outlasts: some weeks, or the next terms. */
export function listPauseEnds(now: Date): DayChoice[] {
  const latest = dayOf(now.getTime() + lifetimes.wishMs)
  const weeks = pauses.map(({ days, label }) => ({ day: dayOf(now.getTime() + days * DAY_MS), label }))
  const isNew = ({ day }: DayChoice) => day < latest && weeks.every((one) => one.day !== day)
  return [...weeks, ...listMonths(now).filter(isNew)]
}

/** The first day of the next autumn term. */
export function nextAutumn(now: Date): string {
  const earliest = now.getTime() + autumnLeadDays * DAY_MS
  const year = new Date(earliest).getUTCFullYear()
  const [first, second] = [Date.UTC(year, september, 1), Date.UTC(year + 1, september, 1)]
  return dayOf(first >= earliest ? first : second)
}

/** The terms from which a professor can take students: "spring 2027", six from the next one on. */
export function listTerms(now: Date): string[] {
  const names = { 0: 'spring', 5: 'summer', 8: 'fall' } as const
  return listMonths(now).map(({ day }) => {
    const at = new Date(day)
    return `${names[at.getUTCMonth() as keyof typeof names]} ${at.getUTCFullYear()}`
  })
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
