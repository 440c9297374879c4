import type { Draft } from '@labreach/contract/professors'
import { useMutation } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { isSignedOut } from '../../../api/error.ts'
import { alertError, alertSuccess } from '../../../ui/feedback/alerts.ts'
import { storeDraft } from './draft-calls.ts'
import { draftFailure, newerDraft, saveAlert } from './draft-failure.ts'
import { basedOn, type LetterEvent, type LetterState, type Text } from './letter-state.ts'
import { useDraftLoad } from './use-draft-load.ts'

type Save = { text: Text; basedOn: string | null; message: string; newer: Draft | null }

/** Loads and saves the draft that the server keeps of one letter; what becomes of the letter by it is dispatched. */
export function useDraft(id: number, letter: LetterState, dispatch: Dispatch<LetterEvent>, onSaved: () => void) {
  const { loadFailure, loadAgain } = useDraftLoad(id, dispatch)
  const saving = useMutation({
    mutationFn: (save: Save) => storeDraft(id, save.text, save.basedOn),
    onMutate: ({ newer }) => dispatch({ type: 'saveStarted', newer }),
    onSuccess: (draft, { text, message }) => {
      dispatch({ type: 'saved', draft, text })
      onSaved()
      alertSuccess(message)
    },
    onError: (error, { text }) => {
      const newer = newerDraft(error)
      if (newer) dispatch({ type: 'saveRefused', conflict: { mine: text, newer } })
      else alertError(saveAlert(error))
    },
  })
  const { conflict, seen } = letter
  const replaceNewer = (newer: Draft, text: Text) =>
    saving.mutate({ text, message: 'Draft saved successfully', basedOn: newer.saved_at, newer })

  return {
    /** The draft as it was last shown here; null: none was saved yet, or none was shown. */
    saved: seen,
    loadFailure,
    loadAgain,
    isSaving: saving.isPending,
    saveFailure: saving.error && isToldHere(saving.error) ? draftFailure(saving.error, 'save') : null,
    save: (text: Text, message = 'Draft saved successfully') =>
      saving.mutate({ text, message, basedOn: basedOn(letter), newer: null }),
    conflict,
    /** Saves this tab's text in the place of the newer one, now that it was seen. */
    keepMine: () => conflict && replaceNewer(conflict.newer, conflict.mine),
    /** Goes on from the newer draft. */
    takeNewer() {
      dispatch({ type: 'tookNewer' })
      onSaved()
    },
    decideLater: () => dispatch({ type: 'conflictPostponed' }),
  }
}

export type DraftState = ReturnType<typeof useDraft>

/** A conflict has its dialog, and a lost session its alert. */
const isToldHere = (error: unknown): boolean => !newerDraft(error) && !isSignedOut(error)
