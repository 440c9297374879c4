/** How well a professor fits a student, in a word. */
export type Band = 'close' | 'related' | 'stretch'

/** What the band of a match depends on. No value is relative to the other matches of the query. */
export type Fit = {
  /** The score by words, as a share of the highest possible one. */
  words: number
  /** The score of the best work, as a share of the highest possible one. */
  bestWork: number
  /** From 0 to 1: the fields in common. */
  fields: number
  /** From 0 to 1: how clearly the student's words name a field. */
  clarity: number
  /** The number of the query's terms. */
  terms: number
  /** How rare the query's words are: the highest possible score per term, as a share of a word of one professor. */
  rarity: number
  /** The share of the professor's fields that the student has struck out. */
  struck: number
}

/**
 * The probability that a professor works in the student's area: logistic regression on the 300 best professors for each
 * whole and short resume of the development half of a held-out set, where the first nine count ten times. With few words
 * nearly every work scores high that contains one of them, so the best work counts only for more than 40 terms.
 */
const weights = { constant: -0.495, words: 2.81, fields: 2.02, rarity: 1.14, bestWork: 3.02 }
const fewTerms = 40
/** The shares in the student's area by band are printed by `npm run bench -- match`. */
const closeFrom = 0.83
const relatedFrom = 0.65
/** If it is unclear what the student means, nothing is close. Few words without a field in common are a stretch. */
const closeClarity = 0.75

function estimateFit({ words, bestWork, fields, terms, rarity, struck }: Fit): number {
  const sum =
    weights.constant +
    weights.words * words +
    weights.fields * fields +
    weights.rarity * Math.log(rarity) +
    weights.bestWork * bestWork * Math.max(0, Math.log(terms / fewTerms))
  return (1 - struck) / (1 + Math.exp(-sum))
}

/** The same fit has the same band in every resume. */
export function getBand(fit: Fit): Band {
  const probability = estimateFit(fit)
  if (probability >= closeFrom && fit.clarity >= closeClarity) return 'close'
  return probability >= relatedFrom && (fit.fields > 0 || fit.terms > fewTerms) ? 'related' : 'stretch'
}
