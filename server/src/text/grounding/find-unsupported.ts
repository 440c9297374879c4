import type { Unsupported } from '@labreach/contract/outreach'
import { buildKnownFacts, type KnownFacts } from './known-facts.ts'
import { findNumbers } from './numbers.ts'
import { findUnsupportedNames } from './proper-names.ts'
import { findUnsupportedTitles } from './titles.ts'
import { maskNonProse } from './tokens.ts'

type Finding = Omit<Unsupported, 'text'>

/**
 * The titles, years, numbers, names of people and affiliations in a letter that none of the `sources` contains, in the
 * letter's order, without overlaps. The rules check only the form of English prose, so they cannot find an invented
 * fact in ordinary words ("a prize", "our cat"). Placeholders, links and addresses are ignored.
 */
export function findUnsupported(letter: string, sources: readonly string[]): Unsupported[] {
  const prose = maskNonProse(letter)
  const known = buildKnownFacts(sources)
  const findings: Finding[] = [
    ...findUnsupportedTitles(prose, known).map((span) => ({ ...span, kind: 'title' as const })),
    ...findUnsupportedNames(prose, known),
    ...findUnsupportedNumbers(prose, known),
  ]
  // A title takes precedence over the names and numbers in it.
  const separate = findings.filter((one, at) => !findings.slice(0, at).some((other) => isOverlapping(one, other)))
  return separate
    .toSorted((one, other) => one.start - other.start)
    .map((one) => ({ text: letter.slice(one.start, one.end), ...one }))
}

function findUnsupportedNumbers(prose: string, known: KnownFacts): Finding[] {
  return findNumbers(prose)
    .filter(({ isTrivial, value, isPercentage }) => !isTrivial && !known.hasNumber(value, isPercentage))
    .map(({ start, end, isYear }) => ({ start, end, kind: isYear ? ('year' as const) : ('number' as const) }))
}

const isOverlapping = (one: Finding, other: Finding) => one.start < other.end && other.start < one.end
