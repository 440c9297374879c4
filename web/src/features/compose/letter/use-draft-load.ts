import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react'
import { loadDraft } from './draft-calls.ts'
import { draftFailure } from './draft-failure.ts'
import type { LetterEvent } from './letter-state.ts'

/** A draft that has not come by then will not come; writing goes on without it. */
const patienceMs = 15_000

/**
 * Asks the server for the draft of a letter each time one is opened: another device may have saved one. Answers why it
 * could not be loaded, and how to try again.
 */
export function useDraftLoad(relationshipId: number, dispatch: Dispatch<LetterEvent>) {
  // Each opening asks for itself, also while the last one is still on its way out.
  const [opening] = useState(() => crypto.randomUUID())
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['draft', relationshipId, opening],
    queryFn: ({ signal }) => loadDraft(relationshipId, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const tell = useEffectEvent(() => {
    if (isFetching) return
    if (error) dispatch({ type: 'draftFailed' })
    else dispatch({ type: 'draftLoaded', draft: data ?? null, at: new Date().toISOString() })
  })
  useEffect(() => tell(), [isFetching])

  return {
    loadFailure: error && !isFetching ? draftFailure(error, 'access') : null,
    loadAgain() {
      dispatch({ type: 'draftAskedAgain' })
      void refetch()
    },
  }
}
