import type { Unsupported } from '@labreach/contract/outreach'
import { knownFrom, type Known } from './known.ts'
import { numbersIn } from './numbers.ts'
import { wrongNames } from './proper-names.ts'
import { wrongTitles } from './titles.ts'
import { proseOf } from './tokens.ts'

type Finding = Omit<Unsupported, 'text'>

/**
 * The titles, years, numbers, names of people and affiliations of a letter that stand in none of the `sources`, in the
 * letter's order and never overlapping. Rules of form alone, for English prose: a fact told in words of its own ("a
 * prize", "our cat") is beyond them. Placeholders, links and addresses are passed over.
 */
export function findUnsupported(letter: string, sources: readonly string[]): Unsupported[] {
  const prose = proseOf(letter)
  const known = knownFrom(sources)
  const findings: Finding[] = [
    ...wrongTitles(prose, known).map((span) => ({ ...span, kind: 'title' as const })),
    ...wrongNames(prose, known),
    ...wrongNumbers(prose, known),
  ]
  // Titles go before names and numbers, which they may hold.
  const kept = findings.filter((one, at) => !findings.slice(0, at).some((other) => overlap(one, other)))
  return kept
    .toSorted((one, other) => one.start - other.start)
    .map((one) => ({ text: letter.slice(one.start, one.end), ...one }))
}

function wrongNumbers(prose: string, known: Known): Finding[] {
  return numbersIn(prose)
    .filter(({ isIdle, value, isShare }) => !isIdle && !known.hasNumber(value, isShare))
    .map(({ start, end, isYear }) => ({ start, end, kind: isYear ? ('year' as const) : ('number' as const) }))
}

const overlap = (one: Finding, other: Finding) => one.start < other.end && other.start < one.end
