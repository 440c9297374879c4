import { sectionsOf } from '../catalogue/match/resume-sections.ts'
import { findEducation, type AcademicLevel } from './facts-education.ts'
import { findInterests } from './facts-interests.ts'
import { findEmail, findName } from './facts-person.ts'
import { findSkills } from './facts-skills.ts'
import type { Line } from './layout.ts'

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

/** Reads facts from a resume; `text` is its lines joined, `lines` has them with the size of their letters. */
export function readFacts(text: string, lines: readonly Line[]): ResumeFacts {
  const sections = sectionsOf(text)
  const education = findEducation(sections)
  return {
    name: findName(lines),
    email: findEmail(lines),
    ...education,
    interests: findInterests(sections, education.major),
    skills: findSkills(sections),
  }
}
