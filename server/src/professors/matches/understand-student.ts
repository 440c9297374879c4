import { findFields, isFieldName } from '../../text/fields/fields.ts'
import { understandLine, type Meaning } from '../../text/fields/understand.ts'
import { splitSections, type SectionKind } from '../../text/resume-sections.ts'
import { extractStems } from '../../text/words.ts'

/** A field that a student is understood to be interested in. */
export type UnderstoodField = {
  name: string
  /** From 0 to 1: how clearly the student's words name the field, and how important they are. */
  weight: number
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

/** The lines that are understood, in the order of importance. */
export function linesToUnderstand({
  typed,
  interests,
  major,
}: Pick<StudentInterests, 'typed' | 'interests' | 'major'>) {
  const stated = [...typed, ...interests]
  // A subject of study says little beside interests.
  return stated.length > 0 || major === '' ? stated : [major]
}

const fieldsMax = 16
const fromMax = 3
/** An interest that was typed says more than one that was found in the resume. */
const resumeShare = 0.6

/**
 * The fields that a student's interests mean, the most important first, without those that were struck out.
 * @param meaning the fields near to a line in meaning, if they are known.
 */
export function understandStudent(
  student: StudentInterests,
  meaning: (line: string) => Meaning | undefined = () => undefined,
): UnderstoodField[] {
  const found = new Map<string, UnderstoodField>()
  const struck = new Set(student.struck)
  const typed = new Set(student.typed)
  for (const line of linesToUnderstand(student)) {
    const source = typed.has(line) ? 'typed' : 'resume'
    const fields = isFieldName(line) ? [{ field: line, score: 1 }] : understandLine(line, meaning(line))
    for (const { field, score } of fields) {
      if (struck.has(field)) continue
      const known = found.get(field) ?? { name: field, weight: 0, from: [], source }
      known.weight = Math.max(known.weight, source === 'typed' ? score : resumeShare * score)
      if (known.from.length < fromMax) known.from.push(line)
      found.set(field, known)
    }
  }
  return [...found.values()].sort((one, other) => other.weight - one.weight).slice(0, fieldsMax)
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
