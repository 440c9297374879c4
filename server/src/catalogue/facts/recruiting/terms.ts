export type Season = 'spring' | 'summer' | 'fall' | 'winter'
/** The start of studies; the season is null for a year alone. */
export type Term = { season: Season | null; year: number }

const seasons: Readonly<Record<string, Season>> = {
  spring: 'spring',
  summer: 'summer',
  fall: 'fall',
  autumn: 'fall',
  winter: 'winter',
  michaelmas: 'fall',
}
const months = 'january february march april may june july august september october november december'.split(' ')
/** The first month of a season, from 0. A winter term begins in January. */
const begins: Readonly<Record<Season, number>> = { winter: 0, spring: 1, summer: 5, fall: 8 }

function findMonth(word: string | undefined): number {
  if (!word || word.length < 3) return -1
  return months.findIndex(
    (month) => month === word || (word !== 'may' && (month.slice(0, 3) === word || month.slice(0, 4) === word)),
  )
}

const toSeason = (month: number): Season =>
  month < 1 || month > 9 ? 'winter' : month < 5 ? 'spring' : month < 7 ? 'summer' : 'fall'

/** The terms that words name: "fall 2027", "2027-28", "september 2027", "2027 intake". */
export function findTerms(words: readonly string[]): Term[] {
  return words.flatMap((word, at): Term[] => {
    const range = /^(20\d\d)[-/](?:20)?\d\d$/.exec(word)
    // An admission cycle is named by the years around the start of studies.
    const isCycle = words
      .slice(at + 1, at + 4)
      .some((one) => /^(?:admissions?|cycle|application|applications)$/.test(one))
    if (range) return [{ season: isCycle ? 'fall' : null, year: Number(range[1]) + Number(isCycle) }]
    if (!/^20[0-4]\d$/.test(word)) return []
    const near = [words[at - 1], words[at - 2], words[at - 3], words[at + 1], words[at + 2]]
    const season = near.map((one) => (one ? seasons[one] : undefined)).find(Boolean)
    const month = near
      .slice(0, 2)
      .map(findMonth)
      .find((one) => one >= 0)
    // What begins in November or December is before the winter term of the next year.
    const isLate = !season && month !== undefined && month > 9
    const year = Number(word) + Number(isLate)
    return [{ season: season ?? (month === undefined ? null : toSeason(month)), year }]
  })
}

/** Whether a term has begun more than a month ago; a year alone is past when it has ended. */
export function isPast({ season, year }: Term, now: Date): boolean {
  if (season === null) return year < now.getUTCFullYear()
  return Date.UTC(year, begins[season] + 1, 1) < now.getTime()
}

/** The last day on which a statement about the term still holds. */
export const getTermEnd = ({ season, year }: Term): Date =>
  season === null ? new Date(Date.UTC(year, 11, 31)) : new Date(Date.UTC(year, begins[season] + 1, 1))

/** The year of a line that begins with its own date ("News, Sept 2020: we are recruiting"); undefined without one. */
export function findLineYear(words: readonly string[]): number | undefined {
  const end = words.slice(0, 9).findIndex((word) => word === ':' || word === ')' || word === ';')
  const start = words.slice(0, end < 0 ? 3 : end)
  const dated = start.findIndex((word) => /^(?:19|20)\d\d(?:-\d\d){0,2}$/.test(word))
  if (dated < 0 || (end < 0 && !(dated === 0 && words[0]!.includes('-')) && findMonth(words[0]) < 0)) return undefined
  return start.some((word) => seasons[word]) || start.includes('for') ? undefined : Number(start[dated]!.slice(0, 4))
}
