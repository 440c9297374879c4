import { getSurname } from '@labreach/contract/text/surname'
import { getNextTerm } from '@labreach/contract/term'
import { fillVariables, nameLevel, type TemplateStudent } from '@labreach/contract/variables'

/** The invented professor of every preview. */
export const sampleProfessor = {
  name: 'Dr. Jane Smith',
  interests: 'machine learning, artificial intelligence, and natural language processing',
} as const

/** A title right before the name, as in a greeting. The names of real professors are stored without one. */
const titledName = /\b(?:Professor|Prof\.?|Dr\.?) \{professor_name\}/g

/** Fills a template with the student's profile, the sample professor and the term after `now`. Missing values become placeholders. */
export function fillPreview(content: string, student: TemplateStudent, now: Date): string {
  const untitled = sampleProfessor.name.replace(/^Dr\. /, '')
  const text = content.replace(titledName, (whole) => whole.replace('{professor_name}', untitled))
  return fillVariables(text, {
    student_name: `${student.first_name} ${student.last_name}`.trim() || '[Your Name]',
    major: student.major || '[Your Major]',
    year: student.academic_level?.replaceAll('_', ' ') || '[Your Year]',
    school: student.school || '[Your School]',
    professor_name: sampleProfessor.name,
    professor_key_interests: sampleProfessor.interests,
    professor_surname: getSurname(sampleProfessor.name),
    level: student.academic_level ? nameLevel(student.academic_level) : '[Your Level]',
    term: getNextTerm(now),
  })
}
