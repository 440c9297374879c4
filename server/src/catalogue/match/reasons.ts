import { findNames } from './field-names.ts'
import { fieldNames } from '../../text/fields/field-vector.ts'
import { specificity } from '../../text/fields/relatedness.ts'
import { countProfessors } from './field-value.ts'
import { getInterestNumbers, type MatchIndex } from './index-shape.ts'
import type { MatchQuery } from './query.ts'
import type { QuotedWorks } from './quotations.ts'
import { readStudentLines, type Concept, type StudentLines } from './line-concepts.ts'
import { shortenLine } from './student-lines.ts'

/** A reason of a match: the student's own line beside the professor's interest or work. */
export type MatchReason = {
  /** The student's line, as written. */
  yours: string
  /** What both have in common: names of fields, or words of the student's line. */
  terms: string[]
  source: 'interest' | 'publication' | 'topic'
  /** The interest, the title of the work or, for a topic, the name of a field. */
  text: string
  /** Of a work; null if unknown. */
  year: number | null
}

export const reasonsMax = 3
const termsMax = 2
/** A second term stands beside the first only if it tells nearly as much. */
const secondTermShare = 0.6
/** What has a lower value is a reason only if a professor has no better one. */
const tellingMin = 1.6
/** What has a lower value is no reason. Interests may be as broad as the student's. */
const valueMin = { interest: 0.75, publication: 1, topic: tellingMin }
/** What is found only in an abstract says less than a title. */
const abstractShare = 0.3
/** Of several works on a field, the one whose title is more like the student's line tells more. */
const similarityWeight = 2
/** The cosine from which a line and a title are about the same, and how many of the shared words stand for it. */
const similarFrom = 0.4
const similarWordsMax = 4
/** What is left of the value of a field that the two texts call by different names. */
const otherNameShare = 0.75
/** Below this weight (see document-fields.ts) a professor's works only mention a field. */
const topicWeightMin = 0.5
/** A line that stands in a reason already is shown again only if others are much worse. */
const repeatedLineShare = 0.5
const repeatedTermShare = 0.6
/** A field with more narrower ones ("Robotics", "Deep learning") is a reason only if a professor has no better one. */
const specificityMin = 0.75
/** So broad are these too, although the thesaurus has few narrower ones: half of all works on learning are about them. */
const broadFields: ReadonlySet<string> = new Set(['Neural networks', 'Optimization'])
/** A topic that fewer professors have could identify one of them by a search on the web. */
const commonFrom = 5

export type Explanation = { reasons: MatchReason[]; lockedReasons: MatchReason[] }

/** A line of the student and a text of the professor, with what they have in common. */
type Pair = {
  line: number
  concepts: Concept[]
  value: number
  source: 'interest' | 'publication' | 'topic'
  text: string
  year: number | null
  /** The text without its title: a field in common; null if there is none. */
  topic: number | null
}

/**
 * Returns a function that explains the match of a document. The student's lines are read at the first call.
 * @param quoted works that are not shown: the student has quoted their titles.
 */
export function createExplainer(
  index: MatchIndex,
  query: MatchQuery,
  quoted: QuotedWorks,
): (document: number) => Explanation {
  let lines: StudentLines | undefined
  return (document) => {
    lines ??= readStudentLines(index, query)
    const pairs = findPairs(index, lines, document, quoted.get(document) ?? new Set())
    const telling = pairs.filter((pair) => isTelling(lines!, pair))
    const chosen = telling.length > 0 ? choosePairs(telling, reasonsMax) : choosePairs(pairs, 1)
    const reasons = chosen.map((pair) => toReason(lines!, pair))
    const toLocked = (shown: readonly Pair[]) => shown.flatMap((pair) => toLockedReason(index, lines!, pair) ?? [])
    const told = toLocked(chosen)
    // A locked card says something weaker before it says nothing.
    const locked =
      told.length > 0
        ? told
        : toLocked(
            choosePairs(
              pairs.filter((pair) => toLocked([pair]).length > 0),
              1,
            ),
          )
    // Without titles, the reasons from two works may have the same text.
    return {
      reasons,
      lockedReasons: [...new Map(locked.map((reason) => [reason.text.toLowerCase(), reason])).values()],
    }
  }
}

/** The student's lines beside each interest and work of a document, if they have something in common. */
function findPairs(index: MatchIndex, lines: StudentLines, document: number, quoted: ReadonlySet<number>): Pair[] {
  const pairs: Pair[] = []
  const addPairs = (found: Concepts, segment: number | null, rest: Pick<Pair, 'source' | 'text' | 'year'>) => {
    for (const [line, concepts] of found.byLine) {
      const sorted = [...concepts.values()].sort((one, other) => other.value - one.value)
      const share = segment === null || sameName(sorted[0]!, lines.lines[line]!.text, rest.text) ? 1 : otherNameShare
      const inCommon = sorted.reduce((sum, concept, at) => sum + concept.value / (at + 1), 0)
      const value =
        share * inCommon * (segment === null ? 1 : 1 + similarityWeight * lines.compare(line, segment).cosine)
      if (value < valueMin[rest.source]) continue
      const topic = sorted.find(({ field }) => field >= 0)?.field ?? null
      pairs.push({ line, concepts: sorted, value, topic, ...rest })
    }
  }
  for (const interest of getInterestNumbers(index, document)) {
    const found = new Concepts(lines)
    const segment = index.interestSegment[interest]!
    for (const field of index.fields.ofInterest(interest)) found.addField(field)
    found.addWords(index, segment, 1)
    addPairs(found, segment, { source: 'interest', text: index.interestNames[interest]!, year: null })
  }
  for (let work = index.workStart[document]!; work < index.workStart[document + 1]!; work++) {
    if (quoted.has(work)) continue
    const found = new Concepts(lines)
    const segment = index.titleSegment[work]!
    for (const field of index.fields.ofTitle(work)) found.addField(field)
    found.addWords(index, segment, 1)
    found.addWords(index, segment + 1, abstractShare)
    addPairs(found, segment, { source: 'publication', text: index.titles[work]!, year: index.years[work]! || null })
  }
  const hasTelling = () => pairs.some((pair) => isTelling(lines, pair))
  if (!hasTelling()) pairs.push(...findSimilarTitles(index, lines, document, quoted))
  if (!hasTelling())
    for (const [field, weight] of index.fields.ofDocument(document)) {
      if (weight < topicWeightMin) continue
      const found = new Concepts(lines)
      found.addField(field)
      addPairs(found, null, { source: 'topic', text: fieldNames[field]!, year: null })
    }
  return pairs
}

/** The student's lines beside titles that share most of their words: subjects that are no fields of the thesaurus. */
function findSimilarTitles(
  index: MatchIndex,
  lines: StudentLines,
  document: number,
  quoted: ReadonlySet<number>,
): Pair[] {
  const pairs: Pair[] = []
  for (let work = index.workStart[document]!; work < index.workStart[document + 1]!; work++) {
    if (quoted.has(work)) continue
    for (const line of lines.lines.keys()) {
      const { cosine, shared } = lines.compare(line, index.titleSegment[work]!)
      if (cosine < similarFrom || shared.length < 2) continue
      const term = lines.wordsOf(line, shared).slice(0, similarWordsMax).join(' ')
      const value = (tellingMin * cosine) / similarFrom
      pairs.push({
        line,
        concepts: [{ line, term, value, field: -1 }],
        value,
        source: 'publication',
        text: index.titles[work]!,
        year: index.years[work]! || null,
        topic: null,
      })
    }
  }
  return pairs
}

/** Whether the same name of a field stands in both texts. "Fine-tuning" and "LLM" are one field, but two subjects. */
const sameName = ({ term, field }: Concept, yours: string, theirs: string): boolean => {
  if (field < 0) return true
  const names = findNames(term, yours)
  return names.length > 0 && findNames(term, theirs).some((name) => names.includes(name))
}

/** What one text of a professor has in common with the student's lines: each concept once, with its highest value. */
class Concepts {
  readonly byLine = new Map<number, Map<string, Concept>>()
  readonly #lines: StudentLines

  constructor(lines: StudentLines) {
    this.#lines = lines
  }

  addField(field: number): void {
    for (const concept of this.#lines.ofField(field)) this.#add(concept, 1)
  }

  addWords(index: MatchIndex, segment: number, share: number): void {
    let previous = 0
    for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
      const stem = index.vocabularyStems[index.tokens[at]!]!
      if (stem !== 0) {
        for (const concept of this.#lines.ofWord(stem)) this.#add(concept, share)
        if (previous !== 0) for (const concept of this.#lines.ofPair(previous, stem)) this.#add(concept, share)
      }
      previous = stem
    }
  }

  #add(concept: Concept, share: number): void {
    const known = this.byLine.get(concept.line) ?? new Map<string, Concept>()
    const key = concept.term.toLowerCase()
    const value = concept.value * share
    if ((known.get(key)?.value ?? 0) < value) known.set(key, { ...concept, value })
    this.byLine.set(concept.line, known)
  }
}

/** Whether a pair tells why these two fit: the student's own line, and more than a broad field in common. */
const isTelling = ({ lines }: StudentLines, { line, concepts, value }: Pair): boolean => {
  if (value < tellingMin || lines[line]!.isDerived) return false
  const shown = concepts.find(({ field }) => field >= 0)
  return !shown || (!shown.isGuess && !isBroad(fieldNames[shown.field]!))
}

const isBroad = (field: string): boolean => broadFields.has(field) || specificity(field) < specificityMin

/** So many pairs, the best first. Each text stands once, and lines and concepts vary if they can. */
function choosePairs(pairs: readonly Pair[], countMax: number): Pair[] {
  const chosen: Pair[] = []
  const worth = (pair: Pair) =>
    chosen.reduce(
      (value, other) =>
        value *
        (other.line === pair.line ? repeatedLineShare : 1) *
        (other.concepts[0]!.term === pair.concepts[0]!.term ? repeatedTermShare : 1),
      pair.value,
    )
  while (chosen.length < countMax) {
    const left = pairs.filter((pair) => !chosen.some((other) => other.text === pair.text))
    const [first, ...others] = left
    if (!first) break
    chosen.push(others.reduce((best, pair) => (worth(pair) > worth(best) ? pair : best), first))
  }
  return chosen
}

function toReason(lines: StudentLines, { line, concepts, source, text, year }: Pair): MatchReason {
  const { text: whole } = lines.lines[line]!
  const [first, ...others] = selectTerms(concepts)
  // Beside the best term, only what stands in the student's line itself.
  const selected = [first!, ...others.filter((term) => findNames(term, whole).length > 0)]
  const terms = [...new Set(selected.map((term) => nameFor(term, whole, text)))]
  return { yours: shortenLine(whole, [terms[0]!, ...findNames(first!, whole)]), terms, source, text, year }
}

/** The name of a field that stands in both texts ("imitation learning" for "Robot learning"), else in the student's. */
function nameFor(term: string, yours: string, theirs: string): string {
  const names = findNames(term, yours)
  const common = findNames(term, theirs).filter((name) => names.includes(name))
  return common[0] ?? names[0] ?? term
}

/** The best fields; without fields the best phrases, else the best word. */
function selectTerms(concepts: readonly Concept[]): string[] {
  const fields = concepts.filter(({ field }) => field >= 0)
  const phrases = concepts.filter(({ term }) => term.includes(' '))
  const best = fields.length > 0 ? fields : phrases.length > 0 ? phrases : concepts
  const terms = best.filter(({ value }) => value >= secondTermShare * best[0]!.value).map(({ term }) => term)
  const isPart = (term: string) =>
    terms.some((other) => other !== term && ` ${other.toLowerCase()} `.includes(` ${term.toLowerCase()} `))
  const whole = terms.filter((term) => !isPart(term))
  return (whole.length > 0 ? whole : terms).slice(0, termsMax)
}

/** A locked card shows the listed interests anyway, but a title would identify its author: a field stands for it. */
function toLockedReason(index: MatchIndex, lines: StudentLines, pair: Pair): MatchReason | null {
  if (pair.source === 'interest') return toReason(lines, pair)
  if (pair.topic === null) return null
  const topic = fieldNames[pair.topic]!
  if (countProfessors(index, topic) < commonFrom) return null
  const { text } = lines.lines[pair.line]!
  return {
    yours: shortenLine(text, findNames(topic, text)),
    terms: [topic],
    source: 'topic',
    text: topic,
    year: null,
  }
}
