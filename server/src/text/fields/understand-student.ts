import { findField, findFields } from './fields.ts'
import { findCandidates, selectFields, type Meaning, type ScoredField } from './understand.ts'
import { isSentence, readLongStatements, readSentence, readStatements, type LongStatement } from './statements.ts'
import { findSentenceCandidates } from './understand-sentence.ts'
import { splitSections, type SectionKind } from '../resume-sections.ts'
import { extractStems } from '../words.ts'

/** A field that a student is understood to be interested in. */
export type UnderstoodField = {
  name: string
  /** From 0 to 1: how clearly the student's words name the field, and how important they are. */
  weight: number
  /** From 0 to 1: how clearly the student's words name the field. */
  clarity: number
  /** The lines of the student that name the field, as written. */
  from: string[]
  source: 'typed' | 'resume'
}

export type StudentInterests = {
  typed: readonly string[]
  /** From the resume, best first. */
  interests: readonly string[]
  major: string
  text: string
  struck: readonly string[]
}

/** More lines take more time and add little. */
const linesMax = 30

/** The sentences of the resume, and those that the student typed. */
const readSentences = ({
  typed,
  text,
}: Pick<StudentInterests, 'typed' | 'text'>): (LongStatement & { typedLine?: string })[] => [
  ...typed.filter(isSentence).map((line) => ({ ...readSentence(line), typedLine: line })),
  ...readLongStatements(text),
]

/** The lines that are understood, in the order of importance. */
export function linesToUnderstand(student: Pick<StudentInterests, 'typed' | 'interests' | 'major' | 'text'>) {
  const sentences = readSentences(student)
  const stated = [...new Set([...listStated(student), ...sentences.flatMap((one) => [...one.wishes, ...one.story])])]
  // A subject of study says little beside interests.
  return stated.length > 0 || student.major === '' ? stated.slice(0, linesMax) : [student.major]
}

/** Interests of few words; a typed sentence is understood by its parts. */
const listStated = ({ typed, interests }: Pick<StudentInterests, 'typed' | 'interests'>) => [
  ...new Set([...typed.filter((line) => !isSentence(line)), ...interests]),
]

const fieldsMax = 16
const fromMax = 3
/** What a resume's text names supports an interest less than another interest does. */
const textContext = 0.6
/** An interest that was typed says more than one that was found in the resume. */
const resumeShare = 0.6
/** An interest that was derived from single words of the resume says less than what the resume states. */
const derivedShare = 0.5

/**
 * The fields that a student's interests mean, those of typed interests first, the most important first, without those
 * that were struck out.
 * @param meaning the fields near to a line in meaning, if they are known.
 */
export function understandStudent(
  student: StudentInterests,
  meaning: (line: string) => Meaning | undefined = () => undefined,
): UnderstoodField[] {
  const found = new Map<string, UnderstoodField>()
  const struck = new Set(student.struck)
  const typed = new Set(student.typed)
  const statements = readStatements(student.text)
  const sentences = readSentences(student)
  const stated = listStated(student)
  const alone = stated.length + sentences.length > 0 || student.major === '' ? stated : [student.major]
  const lines = [
    ...alone.slice(0, linesMax).map((line) => {
      const near = meaning(line)
      const named = findField(line)
      const candidates = named ? { line, fields: [{ field: named, score: 1 }] } : findCandidates(line, near)
      const source = typed.has(line) ? ('typed' as const) : ('resume' as const)
      const isStated = source === 'typed' || statements.has(line.toLowerCase())
      // An interest that was derived from single words of the resume.
      const isDerived = !isStated && statements.size + sentences.length > 0
      return {
        candidates,
        source,
        isStated,
        isDerived,
        isSentence: false,
        hasMeaning: near !== undefined,
        lineOf: () => line,
      }
    }),
    ...sentences.map(({ typedLine, ...sentence }) => {
      const { best, ...candidates } = findSentenceCandidates(sentence, meaning)
      const source = typedLine === undefined ? ('resume' as const) : ('typed' as const)
      const hasMeaning = sentence.wishes.some((line) => meaning(line) !== undefined)
      const lineOf = (field: string) => typedLine ?? best.get(field)!
      return { candidates, source, isStated: true, isDerived: false, isSentence: true, hasMeaning, lineOf }
    }),
  ]
  const inText = fieldsOfText(student.text)
  for (const { candidates, source, isStated, isDerived, hasMeaning, lineOf, ...one } of lines) {
    const others = lines
      .filter((one) => one.candidates !== candidates)
      .flatMap((one) => one.candidates.fields.slice(0, 3))
    const share = source === 'typed' ? 1 : resumeShare * (isDerived ? derivedShare : 1)
    const how = { hasMeaning, isStated, isSentence: one.isSentence }
    for (const { field, score } of selectFields(candidates, [...others, ...inText], how)) {
      if (struck.has(field)) continue
      const line = lineOf(field)
      const known = found.get(field) ?? { name: field, weight: 0, clarity: 0, from: [], source }
      known.weight = Math.max(known.weight, share * score)
      known.clarity = Math.max(known.clarity, score)
      if (known.from.length < fromMax) known.from.push(line)
      found.set(field, known)
    }
  }
  const isTyped = ({ source }: UnderstoodField) => Number(source === 'typed')
  return [...found.values()]
    .sort((one, other) => isTyped(other) - isTyped(one) || other.weight - one.weight)
    .slice(0, fieldsMax)
}

/** The fields that the resume's sections about research name, by their share of the most frequent one. */
function fieldsOfText(text: string): ScoredField[] {
  const counts = new Map<string, number>()
  for (const { kind, lines } of splitSections(text))
    if (researchSections.has(kind) && kind !== 'jobs')
      for (const { field, count, words } of findFields(lines.join('\n')))
        counts.set(field, (counts.get(field) ?? 0) + Math.log(1 + count) * (words > 1 ? 1 : 0.4))
  const most = Math.max(...counts.values())
  return [...counts].map(([field, count]) => ({ field, score: (textContext * count) / most }))
}

/** Sections in which students write about research. */
const researchSections = new Set<SectionKind>(['interests', 'summary', 'research', 'publications', 'projects', 'jobs'])

/** The fields with the lines of the resume that name them, where an interest was only derived from such a line. */
export function quoteResume(fields: readonly UnderstoodField[], text: string): UnderstoodField[] {
  const lines = splitSections(text)
    .filter(({ kind }) => researchSections.has(kind))
    .flatMap((section) => section.lines)
  const named = lines.map((line) => ({ line, fields: new Set(findFields(line).map(({ field }) => field)) }))
  const stems = lines.map((line) => new Set(extractStems(line)))
  return fields.map((field) => {
    if (field.source === 'typed') return field
    const quoted = field.from.map((interest) => {
      const wanted = extractStems(interest)
      const at = stems.findIndex((line) => wanted.length > 0 && wanted.every((stem) => line.has(stem)))
      return lines[at] ?? named.find((one) => one.fields.has(field.name))?.line ?? interest
    })
    return { ...field, from: [...new Set(quoted)] }
  })
}
