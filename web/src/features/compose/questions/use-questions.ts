import type { Student } from '@labreach/contract/account'
import { limits, planByCode } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { useCallback, useState } from 'react'
import type { Letter } from '../letter/use-letter.ts'
import { useKnownPublications } from '../side-panel/use-publications.ts'
import { readLetterDetails, suggestReasons } from './letter-details.ts'
import { locateAnswers } from './locate-answers.ts'
import { composeFirstLetter } from './compose-first-letter.ts'
import { hasSkippedQuestions, storeQuestionsSkipped } from './skipped-questions.ts'

/**
 * The three questions of a letter. They come first while nothing was written, unless the student skipped those of the
 * last letter, and can be opened at any time.
 */
export function useQuestions(student: Student, relationship: Relationship, { questions, draft }: Letter) {
  const [comeFirst] = useState(() => questions.comeFirst && !hasSkippedQuestions(localStorage))
  /** What the student chose; undefined before. */
  const [chosen, setChosen] = useState<boolean>()
  const publications = useKnownPublications(relationship.professor.scholar_id)
  const maySeePublications = planByCode(student.subscription).may('publications')
  const { answers } = questions
  const locate = useCallback((letter: string) => locateAnswers(answers, letter), [answers])
  const decide = (isSkipped: boolean) => {
    storeQuestionsSkipped(localStorage, isSkipped)
    setChosen(false)
  }
  return {
    // A draft of another device may be found while they are open.
    isOpen: chosen ?? (comeFirst && !draft.saved),
    open: () => setChosen(true),
    suggestions: suggestReasons(relationship, publications, maySeePublications),
    answers: questions.answers,
    /** While the draft loads, no letter can be made of the answers. */
    isLoading: draft.isLoading,
    /** Where the answers stand in a letter. */
    locate,
    changeAnswers: questions.write,
    /** Adds a quotation to the second answer, while the questions stand in place of the letter. */
    quote(words: string) {
      const typed = questions.answers.thought.trimEnd()
      questions.write({ thought: `${typed}${typed && ' '}“${words}” `.slice(0, limits.answerMax) })
    },
    /** Makes the letter of the answers, and closes the questions. */
    composeLetter() {
      questions.setLetter(composeFirstLetter(questions.answers, readLetterDetails(student, relationship, new Date())))
      decide(false)
    },
    skip: () => decide(true),
  }
}

export type Questions = ReturnType<typeof useQuestions>
