import type { Student } from '@labreach/contract/account'
import { fillVariables } from '@labreach/contract/variables'

type Writer = Pick<Student, 'first_name' | 'last_name' | 'major' | 'academic_level' | 'school'>

/** The professor of every preview. Nobody: a name and three fields to see a template with. */
export const sampleProfessor = {
  name: 'Dr. Jane Smith',
  interests: 'machine learning, artificial intelligence, and natural language processing',
} as const

/** A template as it would read to the sample professor, with the student's own profile; what it lacks stays a place. */
export function previewOf(content: string, student: Writer): string {
  return fillVariables(content, {
    student_name: `${student.first_name} ${student.last_name}`.trim() || '[Your Name]',
    major: student.major || '[Your Major]',
    year: student.academic_level?.replaceAll('_', ' ') || '[Your Year]',
    school: student.school || '[Your School]',
    professor_name: sampleProfessor.name,
    professor_key_interests: sampleProfessor.interests,
  })
}
