import { findFields, getBroaderFields, getFieldForms } from '../../text/fields/fields.ts'
import { splitSections, type SectionKind } from '../../text/resume-sections.ts'
import { forEachStem } from '../../text/words.ts'
import { measureEveryday } from './field-focus.ts'
import { idf, termKey, type MatchIndex } from './index-shape.ts'

/** The facts about a student that are matched. Each of them may be empty. */
export type MatchQuery = {
  interests: readonly string[]
  /** Those of the interests that were read from the resume; the student has typed the others on the profile. */
  found: readonly string[]
  major: string
  /** Interests that the student typed. They count more than those found in the resume. */
  additionalInterests: readonly string[]
  /**
   * The fields of research that the interests were understood to mean, with weights from 0 to 1.
   * `clarity`: how clearly the student's words name the field, from 0 to 1; `from`: the
   * interests that name it.
   */
  fields: readonly { name: string; weight: number; clarity: number; from: readonly string[] }[]
  /** Names of fields that the student has struck out: professors of these fields come later. */
  struck: readonly string[]
  /** The text of the resume with its line breaks. */
  text: string
}

/**
 * The weight of a word by its section. Only what a student writes about research and projects names a field; addresses,
 * schools, employers, courses and hobbies do not. The weights of this file were chosen on the development half of a
 * held-out set (npm run bench -- match).
 */
const sectionWeights: Partial<Record<SectionKind, number>> = {
  summary: 1,
  interests: 2,
  research: 1.3,
  publications: 1.5,
  projects: 0.8,
}
const interestWeight = 3
const additionalInterestWeight = 4
const majorWeight = 0.1
/**
 * The weights of an understood field: of its name, of all its other names together, and of each broader field. They are
 * multiplied by the weight of the field in the query.
 */
const fieldWeights = { name: 0.5, forms: 0.5, broader: 0.2 }
/**
 * If a student names the fields in everyday words only, their names count so much more, and all names of a field
 * together more, the more there are: the student's own words stand in few works of the field.
 */
const everydayNames = { more: 3, power: 0.5 }
/** If a text names a field: the weight of all its names together as a share of the text's. */
const synonymsShare = 0.05

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
  const addForms = (field: string, weight: number, everyday = 0) => {
    const forms = getFieldForms(field)
    const divisor = forms.length ** (1 - everydayNames.power * everyday)
    for (const form of forms) addText(form, weight / divisor)
  }
  const sections = splitSections(query.text)
  const hasNoHeadings = sections.every((section) => section.kind === 'header')
  for (const { kind, lines } of sections) {
    const weight = hasNoHeadings ? plainTextWeight : sectionWeights[kind]
    if (weight === undefined) continue
    const text = lines.join('\n')
    addText(text, weight)
    for (const { field } of findFields(text)) if (!query.struck.includes(field)) addForms(field, weight * synonymsShare)
  }
  for (const interest of query.interests) addText(interest, interestWeight)
  for (const interest of query.additionalInterests) addText(interest, additionalInterestWeight)
  addText(query.major, majorWeight)
  for (const { name, weight, from } of query.fields) {
    const everyday = measureEveryday(from)
    const namesShare = 1 + everydayNames.more * everyday
    addText(name, namesShare * weight * fieldWeights.name)
    addForms(name, namesShare * weight * fieldWeights.forms, everyday)
    for (const broader of getBroaderFields(name)) addText(broader, weight * fieldWeights.broader)
  }

  const value = ({ term, weight }: QueryTerm) => weight * idf(index.size, index.documentFrequency[term]!)
  return [...terms.values()]
    .map((term) => ({ ...term, weight: Math.sqrt(term.weight) }))
    .sort((a, b) => value(b) - value(a))
    .slice(0, termsMax)
}
