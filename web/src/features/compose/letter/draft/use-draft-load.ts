import type { Answers } from '@labreach/contract/professors'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react'
import { loadDraft } from './draft-calls.ts'
import { draftFailure } from './draft-failure.ts'
import type { LetterEvent } from '../letter-state.ts'

/** The timeout for loading the draft. After it the student writes without it. */
const timeoutMs = 15_000

/**
 * Loads the draft each time a letter is opened, since another device may have saved one. Returns the sentence for a
 * failed load and a function to load again.
 */
export function useDraftLoad(
  relationshipId: number,
  dispatch: Dispatch<LetterEvent>,
  onAnswers: (answers: Answers) => void,
) {
  // A key per opening: the dialog of the previous opening may still be mounted.
  const [opening] = useState(() => crypto.randomUUID())
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['draft', relationshipId, opening],
    queryFn: ({ signal }) => loadDraft(relationshipId, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const dispatchResult = useEffectEvent(() => {
    if (isFetching) return
    if (error) dispatch({ type: 'draftFailed' })
    else {
      if (data?.answers) onAnswers(data.answers)
      dispatch({ type: 'draftLoaded', draft: data ?? null, at: new Date().toISOString() })
    }
  })
  useEffect(() => dispatchResult(), [isFetching])

  return {
    loadFailure: error && !isFetching ? draftFailure(error, 'access') : null,
    loadAgain() {
      dispatch({ type: 'draftAskedAgain' })
      void refetch()
    },
  }
}
