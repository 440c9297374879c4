import { splitSections } from '../../text/resume-sections.ts'
import { findEducation, type AcademicLevel } from './facts-education.ts'
import { findInterests } from './facts-interests.ts'
import { findEmail, findName } from './student-contact.ts'
import { findSkills } from './facts-skills.ts'
import type { Line } from '../reader/layout.ts'

/** Facts about the owner of a resume, found by rules. */
export type ResumeFacts = {
  name: string | null
  email: string | null
  school: string | null
  major: string | null
  academicLevel: AcademicLevel | null
  /** On the scale to 4. */
  gpa: number | null
  /** Fields of research, best first, at most 12. */
  interests: string[]
  /** At most 30. */
  skills: string[]
}

/**
 * Characters per line. No page has longer lines, and some regular expressions need quadratic time in the line's length.
 */
const lineMax = 300

/** Reads facts from a resume. `text` contains its lines, `sizedLines` the same lines with the size of their letters. */
export function readFacts(text: string, sizedLines: readonly Line[]): ResumeFacts {
  const sections = splitSections(text.split('\n').flatMap(splitLongLine).join('\n'))
  const lines = sizedLines.flatMap((line) => splitLongLine(line.text).map((piece) => ({ ...line, text: piece })))
  const education = findEducation(sections)
  return {
    name: findName(lines),
    email: findEmail(lines),
    ...education,
    interests: findInterests(sections, education.major),
    skills: findSkills(sections),
  }
}

/** Splits a line that is too long, at spaces if possible. */
function splitLongLine(line: string): string[] {
  const pieces: string[] = []
  let from = 0
  while (line.length - from > lineMax) {
    const space = line.lastIndexOf(' ', from + lineMax)
    const end = space > from ? space : from + lineMax
    pieces.push(line.slice(from, end))
    from = end
  }
  return [...pieces, line.slice(from)]
}
