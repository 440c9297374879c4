import { getFirstAnswers, type Answers, type Relationship } from '@labreach/contract/professors'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { session } from '../../../credentials/session.ts'
import { getStoredAnswers, hasAnswer, noAnswers, removeAnswersIn, storeAnswers } from './stored-answers.ts'

const store = session.letters

/**
 * The answers for the letter to one professor. Answers that were typed in this browser come first, then those of the
 * draft, then those that the student gave before the registration.
 */
export function useAnswers(studentId: string, { id, draft_saved: hasDraft }: Relationship) {
  const [answers, setAnswers] = useState(() => getStoredAnswers(studentId, id, store) ?? noAnswers)
  const offer = (offered: Partial<Answers>) =>
    setAnswers((current) => ({
      reason: current.reason || (offered.reason ?? ''),
      thought: current.thought || (offered.thought ?? ''),
      experience: current.experience || (offered.experience ?? ''),
    }))

  const first = useQuery({
    queryKey: ['first answers'],
    queryFn: ({ signal }) => call(getFirstAnswers, { query: {} }, { signal }),
    enabled: !hasDraft && !hasAnswer(answers),
    gcTime: 0,
    retry: false,
  })
  const offerFirst = useEffectEvent(() => {
    if (first.data) offer(first.data)
  })
  useEffect(() => offerFirst(), [first.data])

  return {
    answers,
    /** The answers to save with the draft; undefined without any. */
    given: hasAnswer(answers) ? answers : undefined,
    /** Shows the answers of a draft where none was typed yet. */
    offer,
    write(change: Partial<Answers>) {
      const written = { ...answers, ...change }
      storeAnswers(studentId, id, written, store)
      setAnswers(written)
    },
    /** Removes the answers from this browser when a draft contains them, or the letter was sent. */
    removeStored: () => removeAnswersIn(answers, studentId, id, store),
  }
}

export type UseAnswers = ReturnType<typeof useAnswers>
