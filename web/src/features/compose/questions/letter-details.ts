import type { Student } from '@labreach/contract/account'
import type { Publication, Relationship } from '@labreach/contract/professors'
import { getSurname } from '@labreach/contract/text/surname'
import { getNextTerm } from '@labreach/contract/term'
import { nameLevel } from '@labreach/contract/variables'
import { lowerTopic } from '@labreach/contract/coach/lower-topic'
import { excerpt } from '../../../ui/text/excerpt.ts'
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

const suggestionsMax = 3
/** The characters of a title that a suggestion shows: two lines on a phone. */
const titleMax = 90

/**
 * What could answer the first question: what matched, then the professor's interests and the loaded publications, which
 * not every plan may see.
 */
export function suggestReasons(
  { professor, match }: Relationship,
  publications: readonly Publication[],
  maySeePublications: boolean,
): string[] {
  const onTopic = (topic: string) => `your work on ${lowerTopic(topic)}`
  const onPaper = (title: string) => `your paper “${excerpt(title, '', titleMax)}”`
  const matched = (match?.reasons ?? []).flatMap(({ source, text }) => {
    if (source !== 'publication') return [onTopic(text)]
    return maySeePublications ? [onPaper(text)] : []
  })
  const papers = maySeePublications ? publications.slice(0, 2).map(({ title }) => onPaper(title)) : []
  const interests = professor.key_interests.slice(0, 2).map(onTopic)
  return [...new Set([...matched, ...papers, ...interests])].slice(0, suggestionsMax)
}
