import { fillVariables, type TemplateStudent } from '@labreach/contract/variables'

/** The invented professor of every preview. */
export const sampleProfessor = {
  name: 'Dr. Jane Smith',
  interests: 'machine learning, artificial intelligence, and natural language processing',
} as const

/** Fills a template with the student's profile and the sample professor. Missing values become placeholders. */
export function fillPreview(content: string, student: TemplateStudent): string {
  return fillVariables(content, {
    student_name: `${student.first_name} ${student.last_name}`.trim() || '[Your Name]',
    major: student.major || '[Your Major]',
    year: student.academic_level?.replaceAll('_', ' ') || '[Your Year]',
    school: student.school || '[Your School]',
    professor_name: sampleProfessor.name,
    professor_key_interests: sampleProfessor.interests,
  })
}
