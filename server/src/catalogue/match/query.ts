import { getBroaderFields, findFields, getFieldForms } from '../../text/fields/fields.ts'
import { splitSections, type SectionKind } from '../../text/resume-sections.ts'
import { idf, termKey, type MatchIndex } from './index-shape.ts'
import { forEachStem } from '../../text/words.ts'

/** What is known of a student's field; every part may be empty. */
export type MatchQuery = {
  interests: readonly string[]
  skills: readonly string[]
  /** Named by the student, hence worth more than what was found in the resume. */
  additionalInterests: readonly string[]
  major: string
  /** The resume, lines kept. */
  text: string
}

/** How much a word counts by the section it stands in: what a student researched tells more than where they worked. */
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
/** What a named field adds to its words, as shares of them: all ways to write it together, and each field it belongs to. */
const synonymsShare = 0.3
const broaderShare = 0.15

/** More terms than this add time and no better match. */
const termsMax = 400

/** A resume without headings is one block of text: then all of it counts alike. */
const textWeight = 1

/** `first` and `second` are the numbers of its stems; of a single stem the first is 0. */
export type QueryTerm = { term: number; weight: number; first: number; second: number }

/**
 * The terms of a query that the index knows, heaviest first, at most 400. A repeated word counts more, but less each
 * time (square root).
 */
export function queryTerms(index: MatchIndex, query: MatchQuery): QueryTerm[] {
  const counts = new Map<number, QueryTerm>()
  const add = (text: string, weight: number) => {
    let before = 0
    forEachStem(text, (_, stem) => {
      const number = index.stemNumber.get(stem) ?? 0
      if (number !== 0) count(0, number, weight)
      if (number !== 0 && before !== 0) count(before, number, weight)
      before = number
    })
  }
  const count = (first: number, second: number, weight: number) => {
    const term = index.termOf.find(termKey(first, second))
    if (term === -1) return
    const known = counts.get(term)
    if (known) known.weight += weight
    else counts.set(term, { term, weight, first, second })
  }
  const addFields = (text: string, weight: number) => {
    add(text, weight)
    for (const { field } of findFields(text)) {
      const forms = getFieldForms(field)
      for (const form of forms) add(form, (weight * synonymsShare) / forms.length)
      for (const broader of getBroaderFields(field)) add(broader, weight * broaderShare)
    }
  }
  const sections = splitSections(query.text)
  const plain = sections.every((section) => section.kind === 'header')
  for (const { kind, lines } of sections) addFields(lines.join('\n'), plain ? textWeight : sectionWeights[kind])
  for (const interest of query.interests) addFields(interest, interestWeight)
  for (const interest of query.additionalInterests) addFields(interest, additionalInterestWeight)
  for (const skill of query.skills) add(skill, skillWeight)
  add(query.major, majorWeight)

  const value = ({ term, weight }: QueryTerm) => weight * idf(index.size, index.frequency[term]!)
  return [...counts.values()]
    .map((counted) => ({ ...counted, weight: Math.sqrt(counted.weight) }))
    .sort((a, b) => value(b) - value(a))
    .slice(0, termsMax)
}
