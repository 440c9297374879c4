import type { Student } from '@labreach/contract/account'
import type { Relationship } from '@labreach/contract/professors'
import { getSurname } from '@labreach/contract/text/surname'
import { getNextTerm } from '@labreach/contract/term'
import { nameLevel } from '@labreach/contract/variables'
import { lowerTopic } from '@labreach/contract/coach/lower-topic'
import type { LetterDetails } from './compose-first-letter.ts'
import { isDeed } from './sentence-forms.ts'

/** The details of the profile and the match for a letter that is written on the day `now`. */
export function readLetterDetails(student: Student, { professor, match }: Relationship, now: Date): LetterDetails {
  const nearest = match?.reasons.find(({ source }) => source !== 'publication')?.text ?? professor.key_interests[0]
  // What fits may be an interest or a field, which also begins like a deed: "Distributed systems".
  const named = new Set([...student.key_interests, ...(match?.reasons ?? []).map(({ text }) => text)].map(fold))
  const isOwnDeed = (line: string) =>
    isDeed(line) && !named.has(fold(line)) && line.length <= 200 && !line.endsWith('…')
  return {
    surname: getSurname(professor.name ?? ''),
    name: `${student.first_name} ${student.last_name}`.trim(),
    level: student.academic_level ? nameLevel(student.academic_level) : '',
    major: student.major,
    school: student.school,
    term: getNextTerm(now),
    topic: nearest ? lowerTopic(nearest) : null,
    isResumeAttached: professor.wishes?.attachments !== false,
    deed: match?.reasons.map(({ yours }) => yours.trim()).find(isOwnDeed) ?? null,
    fields: student.key_interests,
    skills: student.skills,
  }
}

const fold = (line: string) => line.trim().toLowerCase()
