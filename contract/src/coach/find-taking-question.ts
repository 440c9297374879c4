import type { Sentence } from './read-letter.ts'
import { listWords } from './words.ts'

/** Words with which a sentence asks, or says that it does. */
const asking = listWords('whether if wonder wondering ask asking know curious enquire inquire')
/** Whom or where it asks: "are you taking", "is there a place". */
const addressed = listWords('you your there')
/** To take students, and what one is taken for. */
const taking = listWords(`
  take takes taking accept accepts accepting admit admitting recruit recruits recruiting hire hires hiring supervise
  supervising available`)
const places = listWords(`
  opening openings position positions place places vacancy vacancies space spaces spot spots room slot slots
  opportunity opportunities studentship studentships`)
const students = listWords(`
  student students intern interns internship internships undergraduate undergraduates graduate phd doctoral doctorate
  master's masters assistant assistants group lab laboratory team`)

/**
 * Finds the sentence that asks whether the professor takes students: a question, or "I wanted to ask whether …", about
 * places or about taking somebody.
 */
export function findTakingQuestion(sentences: readonly Sentence[]): Sentence | null {
  return (
    sentences.find(({ words, isQuestion }) => {
      const has = (list: ReadonlySet<string>) => words.some(({ text }) => list.has(text))
      return (isQuestion || has(asking)) && has(addressed) && has(students) && (has(taking) || has(places))
    }) ?? null
  )
}
