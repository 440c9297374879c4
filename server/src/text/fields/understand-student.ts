import { findField, findFields } from './fields.ts'
import { findCandidates, selectFields, type Meaning, type ScoredField } from './understand.ts'
import { readLongStatements, readStatements } from './statements.ts'
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

/** The lines that are understood, in the order of importance. */
export function linesToUnderstand({
  typed,
  interests,
  major,
  text,
}: Pick<StudentInterests, 'typed' | 'interests' | 'major' | 'text'>) {
  const stated = [...new Set([...typed, ...interests, ...readLongStatements(text)])].slice(0, linesMax)
  // A subject of study says little beside interests.
  return stated.length > 0 || major === '' ? stated : [major]
}

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
  const lines = linesToUnderstand(student).map((line) => {
    const near = meaning(line)
    const named = findField(line)
    const candidates = named ? { line, fields: [{ field: named, score: 1 }] } : findCandidates(line, near)
    return { line, candidates, hasMeaning: near !== undefined }
  })
  const inText = fieldsOfText(student.text)
  const statements = readStatements(student.text)
  const clauses = new Set(readLongStatements(student.text))
  for (const { line, candidates, hasMeaning } of lines) {
    const others = lines.filter((one) => one.line !== line).flatMap((one) => one.candidates.fields.slice(0, 3))
    const source = typed.has(line) ? 'typed' : 'resume'
    const isStated = source === 'typed' || statements.has(line.toLowerCase())
    const isClause = clauses.has(line)
    const isDerived = !isStated && !isClause && statements.size + clauses.size > 0
    const share = source === 'typed' ? 1 : resumeShare * (isDerived ? derivedShare : 1)
    const how = { hasMeaning, isStated, isClause }
    for (const { field, score } of selectFields(candidates, [...others, ...inText], how)) {
      if (struck.has(field)) continue
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
