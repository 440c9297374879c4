/** The months in which terms begin, from 0: January, June and September. */
const termMonths = [0, 5, 8] as const
const september = 8
/** A date that is nearer is no use: the term begins before a student could plan for it. */
const leadDays = 30
/** In summer the next autumn has been filled already. */
const autumnLeadDays = 90
const DAY_MS = 86_400_000
/** Two years. */
const count = 6

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "2027-09-01" → "Sep 2027", short enough for one row of a phone. */
export const monthOf = (day: string): string => month.format(new Date(day))

/** The first days of the next six months in which a term begins, as "2027-09-01". Days are counted in UTC. */
export function listMonths(now: Date): string[] {
  const earliest = now.getTime() + leadDays * DAY_MS
  const year = now.getUTCFullYear()
  return [year, year + 1, year + 2, year + 3]
    .flatMap((one) => termMonths.map((at) => Date.UTC(one, at, 1)))
    .filter((at) => at >= earliest)
    .slice(0, count)
    .map(dayOf)
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
  return listMonths(now).map((day) => {
    const at = new Date(day)
    return `${names[at.getUTCMonth() as keyof typeof names]} ${at.getUTCFullYear()}`
  })
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
