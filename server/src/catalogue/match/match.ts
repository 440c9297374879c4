import { fieldCosine, fieldNames, fieldNumber, fieldVector } from '../../text/fields/field-vector.ts'
import { isBroader } from '../../text/fields/relatedness.ts'
import { computeShuffleKey } from '../browse-index/shuffle-key.ts'
import { getBand, type Band, type Fit } from './band.ts'
import { createFocus } from './field-focus.ts'
import { hasNoWorks, idf, k1, type MatchIndex } from './index-shape.ts'
import { createQueryLookup, type QueryLookup } from './lookup.ts'
import { extractQueryTerms, type MatchQuery, type QueryTerm } from './query.ts'
import { findQuotedWorks, scoreShareWithout, type QuotedWorks } from './quotations.ts'
import { createExplainer, type Explanation, type MatchReason } from './reasons.ts'
import { createWorkScorer } from './works.ts'

type Found = Pick<RankedDocument, 'id' | 'score' | 'band'>

/**
 * A matched professor. Hundreds are cached for each active student, so the object is small: reasons are computed when
 * they are read, since a page shows only a few. It is a class because its getters then exist once; objects with their
 * own getters took two thirds of the heap under load.
 */
export class RankedDocument {
  /** The professor's id. */
  readonly id: number
  /** From 0 to 1, as a share of the best score of the query. */
  readonly score: number
  readonly band: Band
  readonly #document: number
  readonly #explain: (document: number) => Explanation
  #cachedExplanation: Explanation | undefined

  constructor({ id, score, band }: Found, document: number, explain: (document: number) => Explanation) {
    this.id = id
    this.score = score
    this.band = band
    this.#document = document
    this.#explain = explain
  }

  /** At most three reasons, the best first. */
  get reasons(): MatchReason[] {
    return this.#explanation.reasons
  }

  /** The reasons for a student who has not unlocked the professor: fields of research in place of titles. */
  get lockedReasons(): MatchReason[] {
    return this.#explanation.lockedReasons
  }

  get #explanation() {
    return (this.#cachedExplanation ??= this.#explain(this.#document))
  }
}

/** A professor without works has a lower rank than one with works and a similar score. */
const interestsOnlyFactor = 0.6

/** How many candidates are reranked by their works and fields. */
const rerankedMax = 300
/**
 * The weights of the parts of a score beside that of the whole document, which is 1 for the best candidate. The fields
 * in common count more, the fewer words a query has: a whole resume has 400 terms, a list of interests about 50. Chosen
 * on the development half of a held-out set.
 */
const worksShare = 1.7
const fieldsShare = 3
const fewTerms = 50
/** The weight of the focus on the understood fields that are named in everyday words. */
const focusShare = 10
/** What a professor loses whose fields are only those that the student has struck out. */
const struckShare = 0.8

/**
 * The score of an author of a quoted work as a share of the best score of the others, at most. So the author is never
 * the first, even if the other works fit best; the cosines of an embedding service, which are added later, change less.
 */
const quotedScoreMax = 0.9

/** Everything that is computed once per query. */
type Scoring = {
  index: MatchIndex
  query: MatchQuery
  terms: QueryTerm[]
  lookup: QueryLookup
  scoreWorks: (document: number) => number[]
  /**
   * From 0 to 1: the fields in common, those that the student has struck out, and the focus on the wanted ones; without
   * what only some of the document's works name.
   */
  scoreFields: (
    document: number,
    excludedWorks?: ReadonlySet<number>,
  ) => { shared: number; struck: number; focus: number }
}

/**
 * The best `limit` documents of a query, best first; fewer if fewer share a word with it.
 * @param listed false for professors who opted out after the index was built.
 */
export function matchDocuments(
  index: MatchIndex,
  query: MatchQuery,
  limit: number,
  listed: (id: number) => boolean = () => true,
): RankedDocument[] {
  const scoring = createScoring(index, query)
  const { terms, lookup } = scoring
  const scores = scoreDocuments(index, terms)
  const candidatesMax = Math.max(limit, rerankedMax)
  const found = selectBest(index, scores, candidatesMax, listed)
  const quoted = findQuotedWorks(index, query, found.slice(0, rerankedMax))
  for (const [document, works] of quoted) scores[document]! *= scoreShareWithout(index, lookup, document, works)
  const candidates = quoted.size > 0 ? selectBest(index, scores, candidatesMax, listed) : found
  const ranked = rerank(excludeQuoted(scoring, quoted), candidates, scores, quoted).slice(0, limit)
  const bestScore = ranked[0]?.score ?? 0
  const explain = createExplainer(index, query, quoted)
  return ranked.map(({ document, score, fit }) => {
    const found = { id: index.ids[document]!, score: score / bestScore, band: getBand(fit) }
    return new RankedDocument(found, document, explain)
  })
}

/**
 * Returns a function that explains the match of any professor, also of one who is far from the best; undefined for one
 * who is not in the index. The band is null without anything in common.
 */
export function explainDocument(
  index: MatchIndex,
  query: MatchQuery,
): (id: number) => ({ band: Band | null } & Explanation) | undefined {
  const scoring = createScoring(index, query)
  const quoted = new Map<number, ReadonlySet<number>>()
  const explain = createExplainer(index, query, quoted)
  const withoutQuoted = excludeQuoted(scoring, quoted)
  return (id) => {
    const document = findDocument(index, id)
    if (document === -1) return undefined
    const works = findQuotedWorks(index, query, [document]).get(document)
    if (works) quoted.set(document, works)
    const explanation = explain(document)
    const share = works ? scoreShareWithout(index, scoring.lookup, document, works) : 1
    const score = share * scoreOneDocument(scoring, document)
    const band = explanation.reasons.length === 0 ? null : getBand(measureFit(withoutQuoted, document, score))
    return { band, ...explanation }
  }
}

function createScoring(index: MatchIndex, query: MatchQuery): Scoring {
  const terms = extractQueryTerms(index, query)
  const lookup = createQueryLookup(index, terms)
  const wanted = fieldVector(query.fields.map(({ name, weight }) => [fieldNumber(name), weight]))
  const struckFields = new Set(query.struck.map(fieldNumber))
  const measureFocus = createFocus(query)
  const scoreFields = (document: number, excludedWorks?: ReadonlySet<number>) => {
    const fields = index.fields.ofDocument(document, excludedWorks)
    let [struck, all] = [0, 0]
    for (const [field, weight] of fields) {
      all += weight
      if (struckFields.has(field)) struck += weight
    }
    return { shared: fieldCosine(wanted, fields), struck: all === 0 ? 0 : struck / all, focus: measureFocus(fields) }
  }
  return { index, query, terms, lookup, scoreWorks: createWorkScorer(index, lookup), scoreFields }
}

/** Gives quoted works the score 0, and no part in the fields of their author. */
function excludeQuoted(scoring: Scoring, quoted: QuotedWorks): Scoring {
  const scoreWorks = (document: number) => {
    const works = quoted.get(document)
    const first = scoring.index.workStart[document]!
    const scores = scoring.scoreWorks(document)
    return works ? scores.map((score, at) => (works.has(first + at) ? 0 : score)) : scores
  }
  return { ...scoring, scoreWorks, scoreFields: (document) => scoring.scoreFields(document, quoted.get(document)) }
}

/** The BM25 score of every document. */
function scoreDocuments(index: MatchIndex, terms: QueryTerm[]): Float32Array {
  const { start, documents, counts, norms } = index
  const scores = new Float32Array(index.size)
  for (const { term, weight } of terms) {
    const value = weight * idf(index.size, index.documentFrequency[term]!) * (k1 + 1)
    for (let at = start[term]!; at < start[term + 1]!; at++) {
      const document = documents[at]!
      scores[document]! += (value * counts[at]!) / (counts[at]! + norms[document]!)
    }
  }
  for (let document = 0; document < index.size; document++)
    if (hasNoWorks(index, document)) scores[document]! *= interestsOnlyFactor
  return scores
}

/** Returns a function that tells whether a professor's interests or works name a field or a narrower one. */
export function createFieldFilter(index: MatchIndex, field: string): (id: number) => boolean {
  const wanted = new Set([field, ...fieldNames.filter((name) => isBroader(field, name))].map(fieldNumber))
  return (id) => {
    const document = findDocument(index, id)
    return (
      document !== -1 &&
      index.fields
        .ofDocument(document)
        .keys()
        .some((one) => wanted.has(one))
    )
  }
}

/** The document of a professor, or -1: documents are in the order of ids. */
function findDocument({ ids }: MatchIndex, id: number): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ids[middle]! < id) low = middle + 1
    else high = middle
  }
  return ids[low] === id ? low : -1
}

/** The BM25 score of one document, from the postings of the query's terms, which are sorted by document. */
function scoreOneDocument({ index, terms }: Scoring, document: number): number {
  const { start, documents, counts, norms } = index
  let score = 0
  for (const { term, weight } of terms) {
    let [low, high] = [start[term]!, start[term + 1]!]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (documents[middle]! < document) low = middle + 1
      else high = middle
    }
    if (low === start[term + 1]! || documents[low] !== document) continue
    const value = weight * idf(index.size, index.documentFrequency[term]!) * (k1 + 1)
    score += (value * counts[low]!) / (counts[low]! + norms[document]!)
  }
  return hasNoWorks(index, document) ? score * interestsOnlyFactor : score
}

/**
 * Sorts the candidates by the sum of three scores: of the whole document, of its single works, and of its fields. A
 * professor with several works on the subject then precedes one whose works match only when taken together (expert
 * search: Balog, Azzopardi, de Rijke 2006, models 1 and 2).
 */
function rerank(scoring: Scoring, documents: number[], scores: Float32Array, quoted: QuotedWorks) {
  const { index, scoreWorks, terms } = scoring
  const works = documents.slice(0, rerankedMax).map(scoreWorks)
  const bestWork = Math.max(Number.MIN_VALUE, ...works.flat())
  const bestScore = scores[documents[0] ?? 0] ?? 0
  const fieldsWeight = fieldsShare * Math.min(1, (fewTerms / terms.length) ** 2)
  const ranked = documents.map((document, at) => {
    const fit = measureFit(scoring, document, scores[document]!, works[at])
    const byWorks = Math.hypot(...(works[at] ?? [0])) / bestWork
    const byFields = fieldsWeight * fit.fields + focusShare * fit.focus - struckShare * fit.struck
    const score = scores[document]! / bestScore + worksShare * byWorks + byFields
    return { document, score, fit }
  })
  const bestOther = Math.max(...ranked.map(({ document, score }) => (quoted.has(document) ? 0 : score)))
  for (const one of ranked)
    if (bestOther > 0 && quoted.has(one.document)) one.score = Math.min(one.score, quotedScoreMax * bestOther)
  return ranked.sort((one, other) => other.score - one.score || compareShuffled(index, one.document, other.document))
}

/** @param works the scores of the document's works. */
function measureFit(
  { index, query, terms, lookup, scoreFields, scoreWorks }: Scoring,
  document: number,
  score: number,
  works: readonly number[] = scoreWorks(document),
): Fit & { focus: number } {
  const { shared, struck, focus } = scoreFields(document)
  const clarity = Math.max(0, ...query.fields.map((field) => field.clarity))
  return {
    words: score / lookup.highestScore,
    bestWork: Math.max(0, ...works) / lookup.highestScore,
    fields: shared,
    clarity,
    terms: terms.length,
    rarity: lookup.highestScore / (Math.max(1, terms.length) * idf(index.size, 1)),
    struck,
    focus,
  }
}

/**
 * The best listed documents, best first. Equal ones have a shuffled order: ids would reveal the order of the import.
 */
function selectBest(index: MatchIndex, scores: Float32Array, limit: number, listed: (id: number) => boolean): number[] {
  const compare = (one: number, other: number) => scores[other]! - scores[one]! || compareShuffled(index, one, other)
  let found: number[] = []
  let lowest = Number.MIN_VALUE
  for (let document = 0; document < scores.length; document++) {
    if (scores[document]! < lowest || !listed(index.ids[document]!)) continue
    found.push(document)
    if (found.length < 4 * limit) continue
    found = found.sort(compare).slice(0, limit)
    lowest = scores[found.at(-1)!]!
  }
  return found.sort(compare).slice(0, limit)
}

const compareShuffled = ({ ids }: MatchIndex, one: number, other: number) =>
  computeShuffleKey(ids[one]!, 0) - computeShuffleKey(ids[other]!, 0)
