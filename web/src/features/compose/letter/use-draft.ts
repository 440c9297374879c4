import type { Answers, Draft } from '@labreach/contract/professors'
import { useMutation } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { isSignedOut } from '../../../api/error.ts'
import { alertError, alertSuccess } from '../../../ui/feedback/alerts.ts'
import type { UseAnswers } from '../questions/use-answers.ts'
import { storeDraft } from './draft-calls.ts'
import { draftFailure, getNewerDraft, saveAlert } from './draft-failure.ts'
import { basedOn, type LetterEvent, type LetterState, type Text } from './letter-state.ts'
import { useDraftLoad } from './use-draft-load.ts'

type Save = { text: Text; answers: Answers | undefined; basedOn: string | null; message: string; newer: Draft | null }

/** Loads and saves the draft of one letter on the server, with the answers, and dispatches the results to the letter. */
export function useDraft(
  id: number,
  letter: LetterState,
  dispatch: Dispatch<LetterEvent>,
  answers: UseAnswers,
  onSaved: () => void,
) {
  const { loadFailure, loadAgain } = useDraftLoad(id, dispatch, answers.offer)
  const saving = useMutation({
    mutationFn: (save: Save) => storeDraft(id, save.text, save.basedOn, save.answers),
    onMutate: ({ newer }) => dispatch({ type: 'saveStarted', newer }),
    onSuccess: (draft, { text, answers: saved, message }) => {
      dispatch({ type: 'saved', draft, text })
      if (saved === answers.given) answers.removeStored()
      onSaved()
      alertSuccess(message)
    },
    onError: (error, { text }) => {
      const newer = getNewerDraft(error)
      if (newer) dispatch({ type: 'saveRefused', conflict: { mine: text, newer } })
      else alertError(saveAlert(error))
    },
  })
  const { conflict, seenDraft } = letter
  const replaceNewer = (newer: Draft, text: Text) =>
    saving.mutate({
      text,
      answers: answers.given,
      message: 'Draft saved successfully',
      basedOn: newer.saved_at,
      newer,
    })

  return {
    /** The draft that was last shown in this tab; null if none was saved or shown. */
    saved: seenDraft,
    loadFailure,
    loadAgain,
    isSaving: saving.isPending,
    saveFailure: saving.error && isShownInline(saving.error) ? draftFailure(saving.error, 'save') : null,
    save: (text: Text, message = 'Draft saved successfully') =>
      saving.mutate({ text, answers: answers.given, message, basedOn: basedOn(letter), newer: null }),
    conflict,
    /** Replaces the newer draft with the text of this tab. */
    keepMine: () => conflict && replaceNewer(conflict.newer, conflict.mine),
    /** Replaces the text of this tab with the newer draft. */
    takeNewer() {
      dispatch({ type: 'tookNewer' })
      onSaved()
    },
    decideLater: () => dispatch({ type: 'conflictPostponed' }),
  }
}

export type DraftState = ReturnType<typeof useDraft>

/**
 * Whether the failure is shown next to the draft. A conflict has its own dialog, and an ended session its own alert.
 */
const isShownInline = (error: unknown): boolean => !getNewerDraft(error) && !isSignedOut(error)
