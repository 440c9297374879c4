import type { Professor } from '@labreach/contract/professors'
import { getSurname } from '@labreach/contract/text/surname'
import { getNextTerm } from '@labreach/contract/term'
import { fillVariables, nameLevel, type TemplateStudent } from '@labreach/contract/variables'

/** ['a'] → 'a', ['a', 'b'] → 'a and b', ['a', 'b', 'c'] → 'a, b, and c' */
export function joinInterests(interests: readonly string[]): string {
  if (interests.length <= 2) return interests.join(' and ')
  return `${interests.slice(0, -1).join(', ')}, and ${interests.at(-1)}`
}

type TemplateProfessor = Pick<Professor, 'name' | 'key_interests'>

/** Fills the variables of a template on the day `now`. Missing values become placeholders; unknown variables remain. */
export function fillTemplate(
  content: string,
  student: TemplateStudent,
  professor: TemplateProfessor,
  now: Date,
): string {
  return fillVariables(content, {
    student_name: `${student.first_name} ${student.last_name}`.trim() || '[Your Name]',
    major: student.major || '[Your Major]',
    year: student.academic_level?.replaceAll('_', ' ') || '[Your Year, e.g., second-year undergraduate]',
    school: student.school || '[Your School]',
    professor_name: professor.name || '[Professor Name]',
    professor_key_interests: joinInterests(professor.key_interests) || '[Professor Research Interests]',
    professor_surname: getSurname(professor.name ?? '') || '[Professor Surname]',
    level: student.academic_level ? nameLevel(student.academic_level) : '[Your Level, e.g., undergraduate student]',
    term: getNextTerm(now),
  })
}

/** The initial subject of a letter. */
export const defaultSubject = (student: Pick<TemplateStudent, 'major'>): string =>
  `Research Internship Inquiry - ${student.major || '[Your Major]'}`
