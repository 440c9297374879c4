import type { Answers } from '@labreach/contract/professors'
import { isString, withFields } from '../../../credentials/guards.ts'
import { tryToStore, versioned, type Store } from '../../../credentials/stored-value.ts'

export const noAnswers: Answers = { reason: '', thought: '', experience: '' }

const isAnswers = withFields<Answers>({ reason: isString, thought: isString, experience: isString })
const entry = versioned<Answers>(1, { 1: (stored) => (isAnswers(stored) ? stored : null) })

/** The storage key of the answers for a letter. They are stored until a draft contains them or the letter is sent. */
export const answersKey = (studentId: string, relationshipId: number) => `letter_answers_${studentId}_${relationshipId}`

/** Reads the answers that no draft contains; null without any. */
export const getStoredAnswers = (studentId: string, relationshipId: number, store: Store): Answers | null =>
  entry.read(store.getItem(answersKey(studentId, relationshipId)))

/** Stores typed answers; deleted ones are none. A full or blocked store only causes a warning. */
export function storeAnswers(studentId: string, relationshipId: number, answers: Answers, store: Store): void {
  if (hasAnswer(answers)) tryToStore(store, answersKey(studentId, relationshipId), entry.write(answers))
  else removeAnswers(studentId, relationshipId, store)
}

export const removeAnswers = (studentId: string, relationshipId: number, store: Store): void =>
  store.removeItem(answersKey(studentId, relationshipId))

/** Removes stored answers that `known` contains, so that those which another tab has written since remain. */
export function removeAnswersIn(known: Answers, studentId: string, relationshipId: number, store: Store): void {
  const { reason, thought, experience } = getStoredAnswers(studentId, relationshipId, store) ?? noAnswers
  const isIn = (answer: string, ours: string) => answer.trim() === '' || answer === ours
  if (isIn(reason, known.reason) && isIn(thought, known.thought) && isIn(experience, known.experience))
    removeAnswers(studentId, relationshipId, store)
}

export const hasAnswer = (answers: Answers): boolean => Object.values(answers).some((answer) => answer.trim() !== '')
