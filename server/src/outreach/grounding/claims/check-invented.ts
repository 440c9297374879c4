import { isEverydayWord, isFrequentWord } from '../../../text/english-words.ts'
import { isDerived, isSameTerm, type Term } from './claim-terms.ts'
import type { Problem } from './problem.ts'
import { fillerPhrases, fillerStems, techniques, techniqueStems, thingStems } from './loose-words.ts'
import { isSameOrOpposite, sidesOf } from './opposites.ts'
import type { Sentence } from './read-work.ts'
import { stemWord } from './stem-word.ts'
import { isKindOf } from './related-words.ts'

/** The sum of the weights of unknown words from which a claim counts as invented. */
const weightMin = 1

/**
 * Returns a technique, or else the heaviest word, that neither the work nor `known` (what the student has said)
 * contains; null if the unknown words weigh too little.
 */
export function checkInvented(
  claim: Sentence,
  sources: readonly Sentence[],
  known: readonly Sentence[],
): Problem | null {
  const all = sources.flatMap((source) => source.terms)
  const unknown = claim.terms
    .filter((term) => term.isContent && !isKnown(term, all, claim.terms) && !isAmong(known, term))
    .filter((term) => !isInFillerPhrase(term, claim) && !isInQuantity(term, claim))
    .map((term) => ({ term, weight: weigh(term, all) }))
    .filter(({ weight }) => weight > 0)
  const technique = findTechnique(claim, all)
  if (technique) return { reason: 'invented', ...technique }
  const sum = unknown.reduce((total, { weight }) => total + weight, 0)
  if (sum < weightMin) return null
  const heaviest = unknown.toSorted((one, other) => other.weight - one.weight)[0]!.term
  return { reason: 'invented', start: heaviest.start, end: heaviest.end }
}

/** A technique of two everyday words ("eye tracking") of which the work lacks at least one word. */
function findTechnique({ terms }: Sentence, sources: readonly Term[]): { start: number; end: number } | null {
  for (const [at, first] of terms.entries()) {
    const second = terms[at + 1]
    if (!second || !techniques.has(`${first.stem} ${second.stem}`)) continue
    const isStated = [first, second].every((term) => sources.some((source) => isSameTerm(term, source)))
    if (!isStated) return { start: first.start, end: second.end }
  }
  return null
}

const isAmong = (texts: readonly Sentence[], { stem }: Term) =>
  texts.some(({ terms }) => terms.some((one) => one.stem === stem))

function isKnown(term: Term, sources: readonly Term[], claim: readonly Term[]): boolean {
  return (
    sources.some((source) => isSameTerm(term, source) || isSameOrOpposite(term.stem, source.stem)) ||
    sources.some((source) => !source.isContent && isDerived(term.stem, source.stem)) ||
    isAbbreviationIn(term, sources) ||
    isSpelledOut(term, claim, sources)
  )
}

/** "CNN" where the abstract has "convolutional neural network". */
function isAbbreviationIn({ text }: Term, sources: readonly Term[]): boolean {
  const letters = text.replace(/s$/, '').toLowerCase()
  if (!/^\p{L}{2,8}$/u.test(text) || (text.match(/\p{Lu}/gu)?.length ?? 0) < 2) return false
  const initials = sources.map(({ lower }) => lower[0] ?? '').join('')
  return (
    initials.includes(letters) ||
    sources
      .filter(({ isContent }) => isContent)
      .map(({ lower }) => lower[0])
      .join('')
      .includes(letters)
  )
}

/** A word of "convolutional neural network" where the abstract has "CNN". */
function isSpelledOut(term: Term, claim: readonly Term[], sources: readonly Term[]): boolean {
  const abbreviations = sources
    .filter(({ text }) => /^\p{Lu}{2,6}s?$/u.test(text))
    .map(({ text }) => text.replace(/s$/, '').toLowerCase())
  if (abbreviations.length === 0) return false
  for (let from = Math.max(0, term.at - 5); from <= term.at; from++)
    for (let to = term.at + 1; to <= Math.min(claim.length, from + 6); to++) {
      const initials = claim
        .slice(from, to)
        .map(({ lower }) => lower[0])
        .join('')
      if (initials.length >= 2 && abbreviations.includes(initials)) return true
    }
  return false
}

const isInQuantity = ({ start, end }: Term, { quantities }: Sentence) =>
  quantities.some((quantity) => quantity.start < end && start < quantity.end)

const isInFillerPhrase = (term: Term, claim: Sentence) =>
  fillerPhrases.some((phrase) => {
    const at = claim.text.toLowerCase().indexOf(phrase)
    return at >= 0 && term.start >= at && term.end <= at + phrase.length
  })

/** "spectroscopy", "ultrasonic", "calorimetry". */
const technicalForm =
  /(?:scop(?:y|ic|e)|sonic|graph(?:y|ic)|gram|metr(?:y|ic)|olog(?:y|ical)|meter|ometer|omic|omics|ase|genic|tron|bayesian)$/

/** "wearer", "raters": who does what an everyday word says. */
function isDoer(lower: string): boolean {
  const base = /^(.{3,})(?:er|or)s?$/.exec(lower)?.[1]
  return base !== undefined && [base, `${base}e`].some((word) => isEverydayWord(word))
}

/**
 * 0 for a word that says nothing of its own, 1 for a technique, a name or a technical word; everyday words are between.
 */
function weigh({ text, lower, stem, at }: Term, sources: readonly Term[]): number {
  if (fillerStems.has(stem) || fillerStems.has(stemWord(lower.replace(/ly$/, '')))) return 0
  if (/\p{Lu}.*\p{Lu}|\p{N}/u.test(text) || (at > 0 && /^\p{Lu}/u.test(text))) return 1
  if (techniqueStems.has(stem)) return 1
  // "mice" where the abstract speaks of animals.
  if (thingStems.has(stem)) return sources.some((source) => isKindOf(stem, source.stem)) ? 1 : 0.5
  // "faded", "vanished": what they reverse is compared by check-polarity.ts.
  if (sidesOf(stem).some(({ isGroup }) => !isGroup)) return 0.4
  if (technicalForm.test(lower)) return 1
  if (isFrequentWord(lower) || lower.endsWith('ly')) return 0.4
  return isEverydayWord(lower) || isDoer(lower) ? 0.5 : 1
}
