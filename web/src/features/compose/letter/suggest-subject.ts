import type { Relationship } from '@labreach/contract/professors'
import { getNextTerm } from '@labreach/contract/term'
import { nameLevel, type TemplateStudent } from '@labreach/contract/variables'

/** In characters: about what a list of mails on a computer shows of a subject. */
const subjectShown = 78

/**
 * A subject that says level, term and wish, at most 78 characters long: "Undergraduate student, spring 2027: a question
 * about your work on soil microbes". The topic is what the match is about, or else the professor's first interest; one
 * that is too long is left out.
 */
export function suggestSubject(
  { academic_level }: Pick<TemplateStudent, 'academic_level'>,
  { match, professor }: Pick<Relationship, 'match' | 'professor'>,
  now: Date,
): string {
  const term = getNextTerm(now)
  const who = academic_level ? `${capitalize(nameLevel(academic_level))}, ${term}` : capitalize(term)
  const reason = match?.reasons[0]
  // The title of a publication is longer than a subject, and its words in common are the student's topic, too.
  const topic = (reason?.source === 'publication' ? reason.terms[0] : reason?.text) ?? professor.key_interests[0]
  const wishes = topic ? [`a question about your work on ${topic}`, `your work on ${topic}`] : []
  const subjects = [...wishes, 'a question about your work'].map((wish) => `${who}: ${wish}`)
  return subjects.find((subject) => subject.length <= subjectShown) ?? who
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
