import { findNames } from './field-names.ts'
import { fieldNames } from '../../text/fields/field-vector.ts'
import { getFieldForms } from '../../text/fields/fields.ts'
import { getTopicNames, readNaming } from './field-topics.ts'
import { countProfessors } from './field-value.ts'
import type { MatchIndex } from './index-shape.ts'
import type { MatchQuery } from './query.ts'
import type { QuotedWorks } from './quotations.ts'
import {
  findConceptNames,
  findPairs,
  isTelling,
  isWholeBroad,
  shareInterest,
  type CommonConcept,
  type Pair,
} from './reason-pairs.ts'
import { readStudentLines, type StudentLines } from './line-concepts.ts'
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
/** A line that stands in a reason already is shown again only if others are much worse. */
const repeatedLineShare = 0.5
const repeatedTermShare = 0.6
/** A sentence about what others do, or what is known, is quoted only where one about the student's work is much worse. */
const backgroundShare = 0.6
/** The weight (see document-fields.ts) of a field that a title and its abstract name. */
const worksWeightMin = 1.2
/** A topic that fewer professors have could identify one of them by a search on the web. */
const commonFrom = 5

export type Explanation = { reasons: MatchReason[]; lockedReasons: MatchReason[] }

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
    const chosen = telling.length > 0 ? choosePairs(lines, telling, reasonsMax) : choosePairs(lines, pairs, 1)
    const reasons = chosen.map((pair) => toReason(lines!, pair))
    const toLocked = (pair: Pair) => toLockedReason(index, document, lines!, pair)
    const told = chosen.flatMap((pair) => toLocked(pair) ?? [])
    // A locked card says something weaker before it says nothing.
    const weaker = told.length > 0 ? null : findFirst(sortByValue(pairs), toLocked)
    const locked = weaker ? [weaker] : told
    // Without titles, the reasons from two works may have the same text.
    return {
      reasons,
      lockedReasons: [...new Map(locked.map((reason) => [reason.text.toLowerCase(), reason])).values()],
    }
  }
}

const sortByValue = (pairs: readonly Pair[]) => pairs.toSorted((one, other) => other.value - one.value)

/** What is found for the first of the pairs for which something is found. */
function findFirst(pairs: readonly Pair[], find: (pair: Pair) => MatchReason | null): MatchReason | null {
  for (const pair of pairs) {
    const found = find(pair)
    if (found) return found
  }
  return null
}

/** So many pairs, the best first. Each text stands once, and lines and concepts vary if they can. */
function choosePairs(lines: StudentLines, pairs: readonly Pair[], countMax: number): Pair[] {
  const chosen: Pair[] = []
  const worth = (pair: Pair) =>
    chosen.reduce(
      (value, other) =>
        value *
        (other.line === pair.line ? repeatedLineShare : 1) *
        (other.concepts[0]!.term === pair.concepts[0]!.term ? repeatedTermShare : 1),
      pair.value * (lines.isOwn(pair.line) ? 1 : backgroundShare),
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
  const [first, ...others] = selectConcepts(lines, concepts)
  // Beside the best term, only what stands in the student's line itself.
  const selected = [first!, ...others.filter((one) => findConceptNames(one, whole).length > 0)]
  const terms = [...new Set(selected.map((one) => nameFor(one, whole, text)))]
  return { yours: shortenLine(whole, [terms[0]!, ...findConceptNames(first!, whole)]), terms, source, text, year }
}

/** The name of a field that stands in both texts ("imitation learning" for "Robot learning"), else in the student's. */
function nameFor(concept: CommonConcept, yours: string, theirs: string): string {
  const names = findConceptNames(concept, yours)
  const common = findConceptNames(concept, theirs).filter((name) => names.includes(name))
  return common[0] ?? names[0] ?? concept.term
}

/** The best fields, but a shared interest before a broad one; without fields the best phrases, else the best word. */
function selectConcepts(lines: StudentLines, concepts: readonly CommonConcept[]): CommonConcept[] {
  const hasInterest = shareInterest(concepts)
  const fields = concepts.filter((one) => one.field >= 0 && !(hasInterest && isWholeBroad(lines, one)))
  const phrases = concepts.filter(({ field, term }) => field < 0 && term.includes(' '))
  const best = fields.length > 0 ? fields : phrases.length > 0 ? phrases : concepts
  const near = best.filter(({ value }) => value >= secondTermShare * best[0]!.value)
  const isPart = ({ term }: CommonConcept) =>
    near.some((other) => other.term !== term && ` ${other.term.toLowerCase()} `.includes(` ${term.toLowerCase()} `))
  const whole = near.filter((one) => !isPart(one))
  return (whole.length > 0 ? whole : near).slice(0, termsMax)
}

/** A locked card shows the listed interests anyway, but a title would identify its author: a field stands for it. */
function toLockedReason(index: MatchIndex, document: number, lines: StudentLines, pair: Pair): MatchReason | null {
  if (pair.source === 'interest') return toReason(lines, pair)
  const interest = findCommonInterest(index, lines, pair)
  if (interest !== null) {
    const name = capitalize(interest)
    const yours = shortenLine(lines.lines[pair.line]!.text, [interest])
    return { yours, terms: [interest], source: 'topic', text: name, year: null }
  }
  const topic = pair.topic && findCommonTopic(index, pair.topic)
  if (!topic || (pair.source === 'publication' && isDoubtful(index, document, lines, pair))) return null
  const { text } = lines.lines[pair.line]!
  const names = [topic, ...findNames(fieldNames[pair.topic!.field]!, text)]
  return { yours: shortenLine(text, names), terms: [topic], source: 'topic', text: topic, year: null }
}

/** What a title and the line share and enough professors work on, unless a field tells as much. */
function findCommonInterest(index: MatchIndex, lines: StudentLines, { topic, concepts, line }: Pair): string | null {
  if (topic && !isWholeBroad(lines, topic)) return null
  const { text } = lines.lines[line]!
  const shared = concepts.find(
    ({ isInterest, term }) => isInterest && !isCut(term, text) && countProfessors(index, [term]) >= commonFrom,
  )
  return shared?.term ?? null
}

/** "Long horizon" of "long-horizon reasoning" is no subject, and "real transfer" of "sim-to-real transfer" is none. */
function isCut(term: string, line: string): boolean {
  const [name, text] = [term.toLowerCase(), line.toLowerCase()]
  return text.includes(name.replaceAll(' ', '-')) || text.includes(`-${name}`)
}

const capitalize = (term: string) => term.charAt(0).toUpperCase() + term.slice(1)

/** Everyday words beside a field that only one title names: that this professor works on it is a guess. */
function isDoubtful(index: MatchIndex, document: number, { lines }: StudentLines, { topic, line }: Pair): boolean {
  const { own, theirs } = topic!
  const weight = index.fields.ofDocument(document).get(theirs) ?? 0
  return weight < worksWeightMin && findNames(fieldNames[own]!, lines[line]!.text).length === 0
}

/** The topic in common if enough professors have it, else its field; null if neither may stand for a title. */
function findCommonTopic(index: MatchIndex, { field, term, own, theirs }: CommonConcept): string | null {
  const name = fieldNames[field]!
  const names = getTopicNames(name, term)
  if (own === theirs && names !== getFieldForms(name)) {
    if (countProfessors(index, names) >= commonFrom) return capitalize(term)
    if (readNaming(name, term).isApart) return null
  }
  return countProfessors(index, getFieldForms(name)) >= commonFrom ? name : null
}
