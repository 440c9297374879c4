/** The days on which work in a term begins, as month (from 0) and day: between those of semesters and of quarters. */
const terms = [
  { name: 'spring', month: 0, day: 15 },
  { name: 'summer', month: 5, day: 1 },
  { name: 'fall', month: 8, day: 1 },
] as const

/** A professor needs about six weeks to answer a letter and to prepare a place. */
const leadDays = 42
const DAY_MS = 86_400_000

/** The next term that begins at least six weeks after `now`: "spring 2027". Days are counted in UTC. */
export function getNextTerm(now: Date): string {
  const earliest = now.getTime() + leadDays * DAY_MS
  const year = new Date(earliest).getUTCFullYear()
  const term = terms.find(({ month, day }) => Date.UTC(year, month, day + 1) > earliest)
  return term ? `${term.name} ${year}` : `${terms[0].name} ${year + 1}`
}
