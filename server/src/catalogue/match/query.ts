import { findFields, getBroaderFields, getFieldForms } from '../../text/fields/fields.ts'
import { splitSections, type SectionKind } from '../../text/resume-sections.ts'
import { forEachStem } from '../../text/words.ts'
import { idf, termKey, type MatchIndex } from './index-shape.ts'

/** The facts about a student that are matched. Each of them may be empty. */
export type MatchQuery = {
  interests: readonly string[]
  skills: readonly string[]
  /** Interests that the student typed. They count more than those found in the resume. */
  additionalInterests: readonly string[]
  major: string
  /** The text of the resume with its line breaks. */
  text: string
}

/** The weight of a word by its section: research says more about a student's field than jobs. */
const sectionWeights: Record<SectionKind, number> = {
  header: 0.2,
  summary: 1,
  interests: 2,
  education: 0.3,
  research: 1,
  publications: 1,
  projects: 0.8,
  jobs: 0.4,
  skills: 0.3,
  courses: 0.4,
  awards: 0.2,
  other: 0.2,
}
const interestWeight = 2
const additionalInterestWeight = 4
const majorWeight = 0.5
const skillWeight = 0.3
/**
 * If a text names a field: the weight of all its synonyms together, and of each broader field, as shares of the text's.
 */
const synonymsShare = 0.3
const broaderShare = 0.15

/** More terms take more time and do not improve the match. */
const termsMax = 400

/** The weight of a resume without headings. */
const plainTextWeight = 1

/** A term of the index with the numbers of its stems. `first` is 0 for a single stem. */
export type QueryTerm = { term: number; weight: number; first: number; second: number }

/**
 * The terms of a query that the index contains, in descending order of value, at most 400. The weight of a term is the
 * square root of the sum of its occurrences, so each repetition adds less.
 */
export function extractQueryTerms(index: MatchIndex, query: MatchQuery): QueryTerm[] {
  const terms = new Map<number, QueryTerm>()
  const addTerm = (first: number, second: number, weight: number) => {
    const term = index.termNumbers.find(termKey(first, second))
    if (term === -1) return
    const known = terms.get(term)
    if (known) known.weight += weight
    else terms.set(term, { term, weight, first, second })
  }
  const addText = (text: string, weight: number) => {
    let previous = 0
    forEachStem(text, (_, stem) => {
      const number = index.stemNumbers.get(stem) ?? 0
      if (number !== 0) addTerm(0, number, weight)
      if (number !== 0 && previous !== 0) addTerm(previous, number, weight)
      previous = number
    })
  }
  const addTextWithFields = (text: string, weight: number) => {
    addText(text, weight)
    for (const { field } of findFields(text)) {
      const forms = getFieldForms(field)
      for (const form of forms) addText(form, (weight * synonymsShare) / forms.length)
      for (const broader of getBroaderFields(field)) addText(broader, weight * broaderShare)
    }
  }
  const sections = splitSections(query.text)
  const hasNoHeadings = sections.every((section) => section.kind === 'header')
  for (const { kind, lines } of sections)
    addTextWithFields(lines.join('\n'), hasNoHeadings ? plainTextWeight : sectionWeights[kind])
  for (const interest of query.interests) addTextWithFields(interest, interestWeight)
  for (const interest of query.additionalInterests) addTextWithFields(interest, additionalInterestWeight)
  for (const skill of query.skills) addText(skill, skillWeight)
  addText(query.major, majorWeight)

  const value = ({ term, weight }: QueryTerm) => weight * idf(index.size, index.documentFrequency[term]!)
  return [...terms.values()]
    .map((term) => ({ ...term, weight: Math.sqrt(term.weight) }))
    .sort((a, b) => value(b) - value(a))
    .slice(0, termsMax)
}
