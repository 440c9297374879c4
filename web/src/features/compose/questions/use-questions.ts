import type { Student } from '@labreach/contract/account'
import { limits, planByCode } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { useCallback, useEffect, useState } from 'react'
import { alertError } from '../../../ui/feedback/alerts.ts'
import type { Letter } from '../letter/use-letter.ts'
import { useKnownPublications } from '../side-panel/use-publications.ts'
import { locateAnswers } from './locate-answers.ts'
import { hasSkippedQuestions, storeQuestionsSkipped } from './skipped-questions.ts'
import { suggestReasons } from './suggest-reasons.ts'

/** It is large, so it loads while the student answers. */
const loadWriter = async () => (await import('./write-letter.ts')).writeLetter

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
  // A draft of another device may be found while they are open.
  const isOpen = chosen ?? (comeFirst && !draft.saved)
  const [isComposing, setComposing] = useState(false)
  // What fails here is loaded again when it is needed.
  useEffect(() => {
    if (isOpen) loadWriter().catch(() => {})
  }, [isOpen])
  return {
    isOpen,
    open: () => setChosen(true),
    suggestions: suggestReasons(relationship, publications, maySeePublications),
    answers: questions.answers,
    /** While the draft loads, no letter can be made of the answers; nor a second while one is made. */
    isLoading: draft.isLoading || isComposing,
    /** While the letter is made of the answers, they stay as they are. */
    isComposing,
    /** Where the answers stand in a letter. */
    locate,
    changeAnswers: questions.write,
    /** Adds a quotation to the second answer, while the questions stand in place of the letter. */
    quote(words: string) {
      const typed = questions.answers.thought.trimEnd()
      questions.write({ thought: `${typed}${typed && ' '}“${words}” `.slice(0, limits.answerMax) })
    },
    /** Makes the letter of the answers, and closes the questions. */
    async composeLetter() {
      setComposing(true)
      try {
        const writeLetter = await loadWriter()
        questions.setLetter(writeLetter(questions.answers, student, relationship, new Date()))
        decide(false)
      } catch (error) {
        console.warn('The letter could not be made of the answers.', error)
        // Some browsers do not load a script again on the same page.
        alertError('Your letter could not be written. Please check your connection and reload the page.')
      } finally {
        setComposing(false)
      }
    },
    skip: () => decide(true),
  }
}

export type Questions = ReturnType<typeof useQuestions>
