import type { Problem } from './problem.ts'
import { isSameTerm, type Term } from './claim-terms.ts'
import type { Sentence } from './read-work.ts'
import { stemWord } from './stem-word.ts'

const firstWords = new Set('first initially'.split(' '))
const laterWords = new Set('then later second afterwards subsequently finally thereafter'.split(' '))
const links = new Set('and but before whereas while then'.split(' '))

/** The words of content of what comes first and of what follows, where a sentence says so. */
function readOrder({ terms }: Sentence): [Term[], Term[]] | null {
  const first = terms.find(({ lower }) => firstWords.has(lower))
  const later = first && terms.find(({ lower, at }) => at > first.at && laterWords.has(lower))
  if (!later) return null
  const link = terms.findLast(({ lower, at }) => at > first.at && at <= later.at && links.has(lower))
  if (!link) return null
  const content = terms.filter(({ isContent }) => isContent)
  return [
    content.filter(({ at, clause }) => at < link.at && clause >= first.clause - 1),
    content.filter(({ at, clause }) => at > link.at && clause <= later.clause),
  ]
}

const findShared = (ones: readonly Term[], others: readonly Term[]) =>
  ones.filter((one) => others.some((other) => isSameTerm(one, other)))

/** Whether a claim turns the order of two events round: "first rose and then fell" for "fell first and later rose". */
export function checkOrder(claim: Sentence, source: Sentence): Problem | null {
  const [order, stated] = [readOrder(claim), readOrder(source)]
  if (!order || !stated) return null
  const crossed = [findShared(order[0], stated[1]), findShared(order[1], stated[0])] as const
  const straight = findShared(order[0], stated[0]).length + findShared(order[1], stated[1]).length
  const [first] = crossed[0]
  if (!first || crossed[1].length === 0 || crossed[0].length + crossed[1].length <= straight) return null
  return { reason: 'direction', start: first.start, end: first.end }
}

/** The words that are compared with "more" and "less" or by their ending, with 1 for more and -1 for less. */
function readDegrees({ terms }: Sentence): Map<string, number> {
  const degrees = new Map<string, number>()
  for (const { lower, at } of terms) {
    const next = terms[at + 1]
    const isMore = lower === 'more'
    const base = isMore || lower === 'less' ? next?.isContent && next.stem : /.{3}er$/.test(lower) && toBase(lower)
    if (base) degrees.set(base, lower === 'less' ? -1 : 1)
  }
  return degrees
}

const toBase = (lower: string) => stemWord(lower.replace(/ier$/, 'y').replace(/er$/, ''))

/** "less lonely" for "lonelier", "more accurate" for "less accurate". */
export function checkDegrees(claim: Sentence, source: Sentence): Problem | null {
  const stated = readDegrees(source)
  for (const [base, sign] of readDegrees(claim)) {
    if (stated.get(base) !== -sign) continue
    const term = claim.terms.find(({ stem, lower }) => stem === base || toBase(lower) === base)!
    return { reason: 'direction', start: term.start, end: term.end }
  }
  return null
}
