import type { Draft, Relationship } from '@labreach/contract/professors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { alertError, alertSuccess } from '../../ui/alerts.ts'
import { loadDraft, storeDraft } from './draft-calls.ts'
import { draftFailure, newerDraft } from './draft-failure.ts'
import type { KeptLetter } from './kept-letters.ts'

type Save = { text: string; basedOn: string | null; saying: string }

/** A text that was to be saved, and the draft that was saved elsewhere in the meantime. */
export type Conflict = { mine: string; newer: Draft }

/**
 * The draft that the server keeps of one letter. Where the card or the text kept here knows of one it is loaded, once: a
 * version that another tab saves later must not pass for the one this tab was written upon. `onSaved` hears of every save.
 */
export function useDraft({ id, draft_saved: isMarked }: Relationship, kept: KeptLetter | null, onSaved: () => void) {
  const client = useQueryClient()
  const queryKey = ['draft', id]
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const loading = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadDraft(id, signal),
    enabled: isMarked || Boolean(kept?.basedOn),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const saved = loading.data ?? null

  const saving = useMutation({
    mutationFn: ({ text, basedOn }: Save) => storeDraft(id, text, basedOn),
    onSuccess: (draft, { saying }) => {
      client.setQueryData(queryKey, draft)
      setConflict(null)
      onSaved()
      alertSuccess(saying)
    },
    onError: (error, { text }) => {
      const newer = newerDraft(error)
      if (newer) setConflict({ mine: text, newer })
      else alertError('Failed to save draft')
    },
  })

  return {
    /** Null: none was saved yet. */
    saved,
    isLoading: loading.isLoading,
    loadFailure: loading.error ? draftFailure(loading.error, 'access') : null,
    /** Answers the draft, null where there is none or it cannot be loaded once more. */
    loadAgain: async () => (await loading.refetch()).data ?? null,
    isSaving: saving.isPending,
    saveFailure: saving.error && !newerDraft(saving.error) ? draftFailure(saving.error, 'save') : null,
    save: (text: string, saying = 'Draft saved successfully') =>
      saving.mutate({ text, saying, basedOn: saved?.saved_at ?? null }),
    conflict,
    /** Saves this tab's text in the place of the newer one, now that it was seen. */
    keepMine({ mine, newer }: Conflict) {
      saving.mutate({ text: mine, saying: 'Draft saved successfully', basedOn: newer.saved_at })
    },
    /** Goes on from the newer draft. */
    takeNewer({ newer }: Conflict) {
      client.setQueryData(queryKey, newer)
      setConflict(null)
      onSaved()
    },
    decideLater: () => setConflict(null),
  }
}

export type DraftState = ReturnType<typeof useDraft>
