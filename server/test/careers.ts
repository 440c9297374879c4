import type { Careers, Work } from './openalex-stand-in.ts'
import { createRandom } from './random.ts'

/**
 * Invented careers with a realistic distribution: most authors publish once or twice a year, some fifty times; some
 * have stopped; two thirds of the works have an abstract, of some authors nearly none; a fifth have the next author as
 * co-author. The same seed returns the same careers in any order of calls.
 */
export function createCareers(seed: number): Careers {
  const cache = new Map<number, Work[]>()
  const getCareer = (author: number): Work[] => {
    const career = cache.get(author) ?? createCareer(seed, author)
    cache.set(author, career)
    return career
  }
  return (author) => {
    const coauthored = getCareer(author - 1).filter(({ authors }) => authors.includes(author))
    return [...getCareer(author), ...coauthored].toSorted((one, other) => other.date.localeCompare(one.date))
  }
}

function createCareer(seed: number, author: number): Work[] {
  if (author < 1) return []
  const random = createRandom(seed * 1_000_003 + author)
  // Works per year: log-normal, median 2.5, one in a hundred above 30.
  const pace = Math.min(80, Math.exp(0.9 + 1.05 * drawNormal(random)))
  const from = 1990 + Math.floor(random() * 34)
  const to = random() < 0.15 ? from + Math.floor(random() * (2027 - from)) : 2026
  const abstracts = random() < 0.08 ? 0.1 : 0.55 + 0.35 * random()
  const works: Work[] = []
  for (let year = to; year >= from; year--) {
    const share = year === 2026 ? 0.88 : 1
    const count = Math.floor(pace * share * (0.4 + 1.2 * random()) + random())
    for (let number = 0; number < count; number++)
      works.push({
        id: `W${author}Y${year}N${number}`,
        date: formatDay(year, random() < 0.2 ? 0 : Math.floor(random() * 365 * share)),
        title: `Work ${number} of A${author} in ${year}`,
        authors: random() < 0.2 ? [author, author + 1] : [author],
        hasAbstract: random() < abstracts,
      })
  }
  return works
}

const formatDay = (year: number, day: number): string => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)

/** A normally distributed number, by the Box-Muller transform. */
const drawNormal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
