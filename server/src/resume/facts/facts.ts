import { splitSections } from '../../text/resume-sections.ts'
import { findEducation, type AcademicLevel } from './facts-education.ts'
import { findInterests } from './facts-interests.ts'
import { findEmail, findName } from './facts-person.ts'
import { findSkills } from './facts-skills.ts'
import type { Line } from '../reader/layout.ts'

/** What a resume says about its owner, as far as rules can tell. */
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

/** Characters of a line. No page has longer ones; some expressions take a time that grows with the square of a line. */
const lineMax = 300

/** Reads facts from a resume; `text` is its lines joined, `lines` has them with the size of their letters. */
export function readFacts(text: string, given: readonly Line[]): ResumeFacts {
  const sections = splitSections(text.split('\n').flatMap(pieces).join('\n'))
  const lines = given.flatMap((line) => pieces(line.text).map((piece) => ({ ...line, text: piece })))
  const education = findEducation(sections)
  return {
    name: findName(lines),
    email: findEmail(lines),
    ...education,
    interests: findInterests(sections, education.major),
    skills: findSkills(sections),
  }
}

/** A line as it is, or, where it is too long, in pieces that end at a space if there is one. */
function pieces(line: string): string[] {
  const cut: string[] = []
  let from = 0
  while (line.length - from > lineMax) {
    const space = line.lastIndexOf(' ', from + lineMax)
    const end = space > from ? space : from + lineMax
    cut.push(line.slice(from, end))
    from = end
  }
  return [...cut, line.slice(from)]
}
