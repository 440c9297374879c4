import { checkArguments } from './check-arguments.ts'
import { checkInvented } from './check-invented.ts'
import { checkNumbers, type Problem } from './check-numbers.ts'
import { checkDegrees, checkOrder } from './check-order.ts'
import { checkPolarity } from './check-polarity.ts'
import { isSameTerm } from './claim-terms.ts'
import { readSentence, type Sentence, type Work } from './read-work.ts'

/** `sentence` is the index of the sentence of the abstract on which the claim rests, null for the title. */
export type CheckedClaim = { problem: Problem | null; sentence: number | null }

/** Sentences with at least this part of the best one's words may be what the claim rests on. */
const nearBest = 0.75
const candidatesMax = 3
/** A named sentence with less of the best one's words is not what the claim rests on. */
const namedMin = 0.5
/** A sentence that shares fewer words says something else: it denies and reverses nothing. */
const bestMin = 1.5
/** The same where the claim is said to rest on another sentence. */
const otherMin = 2.5
/** A title states no result. */
const titleWeight = 0.5

/**
 * Whether a claim, a sentence of a letter about a work, has ground in the work's title and abstract.
 * @param leansOn the index of the sentence on which it is said to lean.
 * @param known texts with words and numbers that the claim may contain as well: those about the student.
 */
export function checkClaim(
  text: string,
  work: Work,
  { leansOn, known = [] }: { leansOn?: number | undefined; known?: readonly Sentence[] } = {},
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
  const named = ranked.find(({ at, overlap }) => at === leansOn && overlap >= (best?.overlap ?? 0) * namedMin)
  const candidates = named
    ? [named]
    : best && best.overlap >= (leansOn === undefined ? bestMin : otherMin)
      ? ranked.filter(({ overlap }) => overlap >= best.overlap * nearBest).slice(0, candidatesMax)
      : []
  const rests = named ?? best
  const isOfTitle = !named && rests !== undefined && rests.overlap < measureOverlap(claim, work.title)
  const sentence = rests && rests.overlap > 0 && !isOfTitle && rests.at < work.sentences.length ? rests.at : null
  const numbers = checkNumbers(claim, [...sources, ...known], work.year)
  if (numbers) return { problem: numbers, sentence }
  const reversed = candidates.map(({ source }) => checkReversed(claim, source))
  const [first] = reversed
  if (first && reversed.every((one) => one !== null)) return { problem: first, sentence }
  return { problem: checkInvented(claim, sources, known), sentence }
}

const checkReversed = (claim: Sentence, source: Sentence) =>
  checkPolarity(claim, source) ??
  checkArguments(claim, source) ??
  checkOrder(claim, source) ??
  checkDegrees(claim, source)

/** The number of content words of the claim that the sentence contains; numbers count, too. */
function measureOverlap(claim: Sentence, source: Sentence): number {
  let overlap = 0
  for (const term of claim.terms) {
    if (!term.isContent && !/^\p{N}/u.test(term.lower)) continue
    if (source.terms.some((other) => other.stem === term.stem)) overlap += 1
    else if (source.terms.some((other) => isSameTerm(term, other))) overlap += 0.6
  }
  return overlap
}
