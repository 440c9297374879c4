import { fieldNumber } from '../../text/fields/field-vector.ts'
import { fieldNaming, findFields, getFieldForms } from '../../text/fields/fields.ts'
import { ordinaryWords } from '../../text/fields/ordinary-words.ts'
import { isBroader, specificity } from '../../text/fields/relatedness.ts'
import { thesaurus } from '../../text/fields/thesaurus.ts'
import { isEverydayWord } from '../../text/english-words.ts'
import { splitSections, type SectionKind } from '../../text/resume-sections.ts'
import { extractStems, forEachStem, stemOf } from '../../text/words.ts'
import { termKey, type MatchIndex } from './index-shape.ts'
import type { MatchQuery } from './query.ts'

/** A line that the student wrote: a typed interest, or a sentence of the resume about research. */
export type StudentLine = { text: string; weight: number }

/** What a line has in common with a professor's text: a field, a phrase of two words, or one technical word. */
export type Concept = {
  line: number
  /** In the student's words, or the name of a field that explains them. */
  term: string
  value: number
  /** The field in common, by number; -1 for words. */
  field: number
}

/** The lines of a query, by the fields and words in which a professor's text can meet them. */
export type StudentLines = {
  lines: readonly StudentLine[]
  ofField: (field: number) => readonly Concept[]
  ofPair: (first: number, second: number) => readonly Concept[]
  ofWord: (stem: number) => readonly Concept[]
}

const kinds = new Set<SectionKind>(['interests', 'summary', 'research', 'publications', 'projects'])
/** Reasons prefer what the student has typed, and short statements to long sentences. */
const typedWeight = 1.5
const interestWeight = 1.2
const sentenceWeight = 1
/** An interest that was derived from other words of the resume: those words are shown if they can be. */
const derivedWeight = 0.8
const shownMax = 140
const linesMax = 120

/** The share of a field's value that remains between a field and a narrower or a broader one. */
const narrowerShare = 0.7
const broaderShare = 0.5
const sameShareMin = 0.5
/** A broader field than this in common tells nothing: everything in computing is computer science. */
const specificityMin = 0.3
const fieldValue = 3
const pairValue = 1.5
const wordValue = 1

/** Names of fields of two words: such a pair is a concept although both words are everyday words. */
const fieldPairs = new Set(
  [...fieldNaming.phrases.values()].flatMap((same) =>
    same.flatMap(({ stems }) => (stems.length === 2 ? [stems.join(' ')] : [])),
  ),
)

function tellingSpecificity(field: string): number {
  const value = specificity(field)
  return value < specificityMin ? 0 : value
}

/** Reads the lines of a query. */
export function readStudentLines(index: MatchIndex, query: MatchQuery): StudentLines {
  const lines = collectLines(query)
  const byField = new Map<number, Concept[]>()
  const byPair = new Map<number, Concept[]>()
  const byWord = new Map<number, Concept[]>()
  const add = <Key>(map: Map<Key, Concept[]>, key: Key, concept: Concept) => {
    const known = map.get(key)
    if (!known) map.set(key, [concept])
    else if (!known.some((one) => one.line === concept.line && one.term === concept.term)) known.push(concept)
  }
  const addField = (line: number, field: string, clarity: number) => {
    const { weight } = lines[line]!
    const value = fieldValue * weight * clarity
    const relate = (name: string, common: string, share: number) => {
      if (share > 0)
        add(byField, fieldNumber(name), { line, term: common, value: value * share, field: fieldNumber(common) })
    }
    relate(field, field, Math.max(sameShareMin, specificity(field)))
    for (const { name } of thesaurus) {
      if (isBroader(field, name)) relate(name, field, narrowerShare * tellingSpecificity(field))
      else if (isBroader(name, field)) relate(name, name, broaderShare * tellingSpecificity(name))
    }
  }
  const struck = new Set(query.struck)
  const understood = new Map<string, [field: string, clarity: number][]>()
  for (const { name, clarity, from } of query.fields)
    for (const line of from) understood.set(line, [...(understood.get(line) ?? []), [name, clarity]])

  for (const [at, { text, weight }] of lines.entries()) {
    const fields = new Map(
      understood.get(text) ?? findFields(text, (word) => !ordinaryWords.has(word)).map(({ field }) => [field, 1]),
    )
    for (const [field, clarity] of fields) if (!struck.has(field)) addField(at, field, clarity)
    let previous = { word: '', stem: '' }
    forEachStem(text, (word, stem) => {
      const [first, second] = [index.stemNumbers.get(previous.stem) ?? 0, index.stemNumbers.get(stem) ?? 0]
      if (second !== 0 && isTechnical(word))
        add(byWord, second, { line: at, term: word, value: wordValue * weight, field: -1 })
      if (first !== 0 && second !== 0 && isConcept(previous, { word, stem })) {
        const term = `${previous.word} ${word}`
        add(byPair, termKey(first, second), { line: at, term, value: pairValue * weight, field: -1 })
      }
      previous = { word, stem }
    })
  }
  const none: Concept[] = []
  return {
    lines,
    ofField: (field) => byField.get(field) ?? none,
    ofPair: (first, second) => byPair.get(termKey(first, second)) ?? none,
    ofWord: (stem) => byWord.get(stem) ?? none,
  }
}

/** "NeRF", "StyleGAN", "photocatalysis": no everyday word, and no abbreviation, which may mean many things. */
const isTechnical = (word: string) =>
  /^[\p{L}\p{N}]+$/u.test(word) &&
  /\p{Ll}/u.test(word) &&
  (word.length >= 6 || /.\p{Lu}/u.test(word)) &&
  !isEverydayWord(word.toLowerCase()) &&
  !usualInResearch.has(stemOf(word.toLowerCase()))

/** Words of every discipline's papers. */
const usualInResearch = new Set(
  `dataset benchmark baseline pipeline framework methodology annotate optimize optimization evaluate evaluation model
  modeling localization dimensional preprint robust scalable workflow metadata monocular heterogeneous qualitative
  quantitative multimodal end-to-end computational experimental empirical theoretical longitudinal demographic stakeholder
  intern internship professor university laboratory github arxiv linkedin outperform outperforms mathcal mathbb mathbf
  widetilde unsupervised supervised smartphone smartphones characterization`
    .split(/\s+/)
    .map(stemOf),
)

type Word = { word: string; stem: string }

const isConcept = (one: Word, other: Word) =>
  fieldPairs.has(`${one.stem} ${other.stem}`) ||
  ([one, other].some(({ word }) => isTechnical(word)) &&
    [one, other].every(({ word }) => /^\p{L}/u.test(word) && word.length > 2))

function collectLines({ additionalInterests, interests, text }: MatchQuery): StudentLine[] {
  const sections = splitSections(text)
  const hasNoHeadings = sections.every(({ kind }) => kind === 'header')
  const sentences = sections
    .filter(({ kind }) => hasNoHeadings || kinds.has(kind))
    .flatMap(({ kind, lines }) => (kind === 'interests' ? lines.flatMap(splitList) : joinWrapped(lines)))
  const inText = new Set(extractStems(text))
  const isStated = (interest: string) => extractStems(interest).every((stem) => inText.has(stem))
  const all = [
    ...additionalInterests.map((line) => ({ text: line, weight: typedWeight })),
    ...interests.map((line) => ({ text: line, weight: isStated(line) ? interestWeight : derivedWeight })),
    ...sentences.map((line) => ({ text: line, weight: sentenceWeight })),
  ]
  const seen = new Set<string>()
  return all
    .filter((line) => !seen.has(line.text.toLowerCase()) && seen.add(line.text.toLowerCase()))
    .slice(0, linesMax)
}

const splitList = (line: string) =>
  line
    .split(/[,;|•·]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** The sentences of a section: a line that begins with a small letter continues the one before. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines)
    if (/^\p{Ll}/u.test(line) && joined.length > 0) joined.push(`${joined.pop()!} ${line}`)
    else joined.push(line.replace(/^[^\p{L}\p{N}"“(]+/u, ''))
  return joined
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .filter((line) => /\p{L}{3}/u.test(line) && !isHeading(line))
}

/** "Graduate Research Assistant, Department of Chemistry", "Jan 2024 – May 2025": where and when, but not what. */
const isHeading = (line: string) =>
  !/[.!?]$/.test(line) &&
  line.split(/\s+/).length <= 12 &&
  /\b(?:assistant|intern|fellow|student|department|university|institute|school|college|laboratory|(?:19|20)\d\d)\b/i.test(
    line,
  )

/** A line as it is shown: whole words, at most about 140 characters around the term or another name of the field. */
export function shortenLine(text: string, term: string): string {
  if (text.length <= shownMax) return text
  const lower = text.toLowerCase()
  const name = [term, ...getFieldForms(term)].find((form) => lower.includes(form.toLowerCase())) ?? ''
  const at = Math.max(0, lower.indexOf(name.toLowerCase()))
  const start = at + name.length < shownMax ? 0 : text.indexOf(' ', Math.min(at, text.length - shownMax)) + 1
  const end = start + shownMax >= text.length ? text.length : text.lastIndexOf(' ', start + shownMax)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
