import { fieldNames } from '../../text/fields/field-vector.ts'
import { findField, getFieldForms } from '../../text/fields/fields.ts'
import { findNames } from './field-names.ts'
import { type Common, findCommon, getTopicNames, isBroad, isGeneric, readNaming } from './field-topics.ts'
import { getInterestNumbers, type MatchIndex } from './index-shape.ts'
import type { Concept, StudentLines } from './line-concepts.ts'

/** A concept that a line and a text have in common. */
export type CommonConcept = Concept & {
  /** The field of the text, by number, which may be narrower or broader than the common one; -1 for words. */
  theirs: number
  relation: Common['relation']
}

/** A line of the student and a text of the professor, with what they have in common, the best first. */
export type Pair = {
  line: number
  concepts: CommonConcept[]
  value: number
  source: 'interest' | 'publication' | 'topic'
  text: string
  year: number | null
  /** The best field in common; undefined if they share only words. */
  topic: CommonConcept | undefined
}

/** What has a lower value is a reason only if a professor has no better one. */
const tellingMin = 1.6
/** What has a lower value is no reason. */
const valueMin = { interest: 0.75, publication: 1, topic: 0.9 }
/** What is found only in an abstract says less than a title. */
const abstractShare = 0.3
/** Of several works on a field, the one whose title is more like the student's line tells more. */
const similarityWeight = 2
/** The cosine from which a line and a title are about the same, and how many of the shared words stand for it. */
const similarFrom = 0.4
const similarWordsMax = 4
/** What is left of the value of a field that the two texts call by different names. */
const otherNameShare = 0.75
/** Below this weight (see document-fields.ts) only one word of a title, or a few abstracts, name a field. */
const topicWeightMin = 0.7

/** The student's lines beside each interest and work of a document, if they have something in common. */
export function findPairs(
  index: MatchIndex,
  lines: StudentLines,
  document: number,
  quoted: ReadonlySet<number>,
): Pair[] {
  const pairs: Pair[] = []
  const addPairs = (found: Concepts, segment: number | null, rest: Pick<Pair, 'source' | 'text' | 'year'>) => {
    for (const [line, concepts] of found.byLine) {
      const sorted = [...concepts.values()].sort((one, other) => other.value - one.value)
      const share = segment === null || sameName(sorted[0]!, lines.lines[line]!.text, rest.text) ? 1 : otherNameShare
      const inCommon = sorted.reduce((sum, concept, at) => sum + concept.value / (at + 1), 0)
      const value =
        share * inCommon * (segment === null ? 1 : 1 + similarityWeight * lines.compare(line, segment).cosine)
      if (value < valueMin[rest.source]) continue
      const topic =
        sorted.find((one) => one.field >= 0 && !isWholeBroad(lines, one)) ?? sorted.find(({ field }) => field >= 0)
      const pair = { line, concepts: sorted, value, topic, ...rest }
      pairs.push(topic && saysMore(lines, pair) ? { ...pair, ...asTopic(topic) } : pair)
    }
  }
  for (const interest of getInterestNumbers(index, document)) {
    const found = new Concepts(lines, index.interestNames[interest]!)
    const segment = index.interestSegment[interest]!
    for (const field of index.fields.ofInterest(interest)) found.addField(field)
    found.addWords(index, segment, 1)
    addPairs(found, segment, { source: 'interest', text: index.interestNames[interest]!, year: null })
  }
  for (let work = index.workStart[document]!; work < index.workStart[document + 1]!; work++) {
    if (quoted.has(work)) continue
    const found = new Concepts(lines, index.titles[work]!)
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
      const found = new Concepts(lines, null)
      found.addField(field)
      addPairs(found, null, { source: 'topic', text: fieldNames[field]!, year: null })
    }
  return withoutWeaker(pairs)
}

/** Without a part or a broader field of what the student's line names, if the professor has just this as well. */
function withoutWeaker(pairs: readonly Pair[]): Pair[] {
  const key = ({ line }: Pair, { own }: CommonConcept) => `${line} ${own}`
  const same = new Set(pairs.flatMap((pair) => (pair.topic?.relation === 'same' ? [key(pair, pair.topic)] : [])))
  return pairs.filter(
    (pair) =>
      !pair.topic || pair.topic.relation === 'same' || shareInterest(pair.concepts) || !same.has(key(pair, pair.topic)),
  )
}

/**
 * Whether the professor's text names another part of the field than the line: two topics of it are not the same, and
 * everyday words ("robot hands that pick things up") mean a field and not "deformable object manipulation".
 */
function saysMore({ lines }: StudentLines, { line, topic, concepts, text, source }: Pair): boolean {
  if (shareInterest(concepts)) return false
  if (!topic || topic.relation === 'siblings') return topic !== undefined
  if (source !== 'interest' || findNames(fieldNames[topic.own]!, lines[line]!.text).length > 0) return false
  const field = fieldNames[topic.field]!
  return findField(text) !== field || !readNaming(field, text).isWhole
}

/** Whether two texts share what a professor calls an interest. */
export const shareInterest = (concepts: readonly CommonConcept[]): boolean =>
  concepts.some(({ isInterest }) => isInterest)

const asTopic = ({ field }: CommonConcept) => ({ source: 'topic' as const, text: fieldNames[field]!, year: null })

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
    for (const [line, { reads }] of lines.lines.entries()) {
      if (reads !== undefined) continue
      const { cosine, shared } = lines.compare(line, index.titleSegment[work]!)
      if (cosine < similarFrom || shared.length < 2) continue
      const term = lines.wordsOf(line, shared).slice(0, similarWordsMax).join(' ')
      const value = (tellingMin * cosine) / similarFrom
      pairs.push({
        line,
        concepts: [{ line, term, value, field: -1, own: -1, theirs: -1, relation: 'same' }],
        value,
        source: 'publication',
        text: index.titles[work]!,
        year: index.years[work]! || null,
        topic: undefined,
      })
    }
  }
  return pairs
}

/** The names in a text of what is in common. */
export function findConceptNames({ term, field }: CommonConcept, text: string): string[] {
  if (field < 0) return findNames(term, text)
  const names = getTopicNames(fieldNames[field]!, term)
  return findNames(fieldNames[field]!, text).filter((name) => names.includes(name))
}

/** Whether the same name of a field stands in both texts. "Fine-tuning" and "LLM" are one field, but two subjects. */
const sameName = (concept: CommonConcept, yours: string, theirs: string): boolean => {
  if (concept.field < 0) return true
  const names = findConceptNames(concept, yours)
  return names.length > 0 && findConceptNames(concept, theirs).some((name) => names.includes(name))
}

/** What one text of a professor has in common with the student's lines: each concept once, with its highest value. */
class Concepts {
  readonly byLine = new Map<number, Map<string, CommonConcept>>()
  readonly #lines: StudentLines
  readonly #text: string | null

  /** @param text what the professor calls it; null for a field of several works. */
  constructor(lines: StudentLines, text: string | null) {
    this.#lines = lines
    this.#text = text
  }

  addField(theirs: number): void {
    for (const concept of this.#lines.ofField(theirs)) {
      const common = this.#compare(concept, theirs)
      if (
        !common ||
        (common.name === fieldNames[concept.field] && isGeneric(common.name) && !this.#mayBeGeneric(concept))
      )
        continue
      const term = common.name === fieldNames[concept.field] ? concept.term : common.name
      this.#add({ ...concept, term, theirs, relation: common.relation }, common.share)
    }
  }

  /** How what a line and the professor's text mean by two fields is called; null if these are different topics. */
  #compare({ line, own, field }: Concept, theirs: number): Common | null {
    const yours = readNaming(fieldNames[own]!, this.#lines.lines[line]!.text)
    const named = readNaming(fieldNames[theirs]!, this.#text)
    if (own === theirs) return findCommon(fieldNames[own]!, yours, named)
    const isPart = own === field ? yours.isWhole && !named.isApart : !yours.isApart && named.isWhole
    return isPart ? { name: fieldNames[field]!, share: 1, relation: 'part' } : null
  }

  /** Two people who have machine learning in common: a reason only for a student who states nothing else. */
  #mayBeGeneric({ line }: Concept): boolean {
    const { isDerived, isSentence } = this.#lines.lines[line]!
    return this.#lines.isGeneric && !isDerived && !isSentence
  }

  addWords(index: MatchIndex, segment: number, share: number): void {
    let previous = 0
    const add = ({ isInterest, ...concept }: Concept) => {
      // What only an abstract names is not what the work is about.
      const isSubject = isInterest && share === 1
      this.#add({ ...concept, theirs: -1, relation: 'same', ...(isSubject && { isInterest }) }, share)
    }
    for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
      const stem = index.vocabularyStems[index.tokens[at]!]!
      if (stem !== 0) {
        this.#lines.ofWord(stem).forEach(add)
        if (previous !== 0) this.#lines.ofPair(previous, stem).forEach(add)
      }
      previous = stem
    }
  }

  #add(concept: CommonConcept, share: number): void {
    const known = this.byLine.get(concept.line) ?? new Map<string, CommonConcept>()
    const key = concept.term.toLowerCase()
    const value = concept.value * share
    if ((known.get(key)?.value ?? 0) < value) known.set(key, { ...concept, value })
    this.byLine.set(concept.line, known)
  }
}

/** Whether a pair tells why these two fit: the student's own line, and more than a broad field in common. */
export const isTelling = (lines: StudentLines, { line, topic, concepts, value }: Pair): boolean => {
  if (value < tellingMin || lines.lines[line]!.isDerived) return false
  return !topic || (!topic.isGuess && !isWholeBroad(lines, topic)) || shareInterest(concepts)
}

/** A topic of a broad field is none. A field of many professors ("Large language models") says no more than a broad one. */
export const isWholeBroad = (lines: StudentLines, { field, term }: CommonConcept): boolean => {
  const name = fieldNames[field]!
  return (isBroad(name) || lines.isFrequent(name)) && getTopicNames(name, term) === getFieldForms(name)
}
