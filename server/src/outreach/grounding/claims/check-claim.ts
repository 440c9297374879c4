import { checkArguments, comparesSame } from './check-arguments.ts'
import { checkInvented } from './check-invented.ts'
import { checkNumbers } from './check-numbers.ts'
import type { Problem } from './problem.ts'
import { checkDegrees, checkOrder } from './check-order.ts'
import { checkPolarity } from './check-polarity.ts'
import { isSameTerm } from './claim-terms.ts'
import { readSentence, type Sentence, type Work } from './read-work.ts'

/** `sentenceIndex` is the index of the sentence of the abstract that is the basis of the claim, null for the title. */
export type CheckedClaim = { problem: Problem | null; sentenceIndex: number | null }

/** Sentences with at least this fraction of the greatest overlap may be the basis of the claim. */
const nearBest = 0.75
const candidatesMax = 3
/** A stated basis with a smaller fraction of the greatest overlap is not accepted. */
const statedMin = 0.5
/** The least overlap from which a sentence is compared with the claim for reversals. */
const bestMin = 1.5
/** The same if the model gave another sentence as the basis. */
const otherMin = 2.5
/** A title states no result. */
const titleWeight = 0.5

/**
 * Checks whether a work's title and abstract support a claim, which is a sentence of a letter about the work.
 * @param namedBasis the index of the sentence that the model gave as the basis of the claim.
 * @param known texts with words and numbers that the claim may contain as well: those about the student.
 */
export function checkClaim(
  text: string,
  work: Work,
  { namedBasis, known = [] }: { namedBasis?: number | undefined; known?: readonly Sentence[] } = {},
): CheckedClaim {
  const claim = readSentence(text)
  const sources = [...work.sentences, work.title]
  const ranked = sources
    .map((source, at) => ({
      source,
      at,
      overlap: measureOverlap(claim, source) * (source === work.title ? titleWeight : 1),
    }))
    .toSorted((one, other) => other.overlap - one.overlap)
  const best = ranked[0]
  const stated = ranked.find(({ at, overlap }) => at === namedBasis && overlap >= (best?.overlap ?? 0) * statedMin)
  const candidates = stated
    ? [stated]
    : best && best.overlap >= (namedBasis === undefined ? bestMin : otherMin)
      ? ranked.filter(({ overlap }) => overlap >= best.overlap * nearBest).slice(0, candidatesMax)
      : []
  const basis = stated ?? best
  const isOfTitle = !stated && basis !== undefined && basis.overlap < measureOverlap(claim, work.title)
  const sentenceIndex = basis && basis.overlap > 0 && !isOfTitle && basis.at < work.sentences.length ? basis.at : null
  const numbers = checkNumbers(claim, [...sources, ...known], work.year)
  if (numbers) return { problem: numbers, sentenceIndex }
  const reversed = candidates.map(({ source }) => checkReversed(claim, source))
  const [first] = reversed
  if (first && reversed.every((one) => one !== null)) return { problem: first, sentenceIndex }
  return { problem: checkInvented(claim, sources, known), sentenceIndex }
}

const checkReversed = (claim: Sentence, source: Sentence) =>
  checkOpposed(claim, source) ??
  checkArguments(claim, source) ??
  checkOrder(claim, source) ??
  checkDegrees(claim, source)

function checkOpposed(claim: Sentence, source: Sentence): Problem | null {
  const problem = checkPolarity(claim, source)
  return problem?.reason === 'direction' && comparesSame(claim, source, problem.start) ? null : problem
}

/** The number of content words and numbers of the claim that the sentence contains; a similar word counts 0.6. */
export function measureOverlap(claim: Sentence, source: Sentence): number {
  let overlap = 0
  for (const term of claim.terms) {
    if (!term.isContent && !/^\p{N}/u.test(term.lower)) continue
    if (source.terms.some((other) => other.stem === term.stem)) overlap += 1
    else if (source.terms.some((other) => isSameTerm(term, other))) overlap += 0.6
  }
  return overlap
}
