import type { Answers, Draft } from '@labreach/contract/professors'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type Dispatch } from 'react'
import { ApiError, isSignedOut } from '../../../../api/error.ts'
import { alertError, alertSuccess } from '../../../../ui/feedback/alerts.ts'
import type { UseAnswers } from '../../questions/use-answers.ts'
import { storeDraft } from './draft-calls.ts'
import { draftFailure, getNewerDraft, saveAlert } from './draft-failure.ts'
import { basedOn, type LetterEvent, type LetterState, type Text } from '../letter-state.ts'
import { findOwnSave } from './unanswered-saves.ts'
import { useDraftLoad } from './use-draft-load.ts'

/** `message` is the alert after a success; null for a save without a click, which shows no alert. */
type Save = {
  text: Text
  answers: Answers | undefined
  basedOn: string | null
  message: string | null
  newer: Draft | null
}

/** The timeout of a save, in milliseconds. A letter is not sent before a running save has ended. */
const timeoutMs = 15_000

/** Loads and saves the draft of one letter on the server, with the answers, and dispatches the results to the letter. */
export function useDraft(
  id: number,
  letter: LetterState,
  dispatch: Dispatch<LetterEvent>,
  answers: UseAnswers,
  onSaved: () => void,
) {
  const { loadFailure, loadAgain } = useDraftLoad(id, dispatch, answers.offer)
  // From the version that a save of this tab replaced to the new one: a save may wait for another one.
  const replacedBy = useRef(new Map<string | null, string>())
  /** The texts of saves without an answer: the server may have any of them. */
  const unanswered = useRef<Text[]>([])
  const [saveFailure, setSaveFailure] = useState<string | null>(null)
  const saving = useMutation({
    // One after the other, so that two saves of this tab do not refuse each other.
    scope: { id: `draft ${id}` },
    mutationFn: async ({ text, answers: given, basedOn }: Save) => {
      const store = async (base: string | null) => {
        try {
          const draft = await storeDraft(id, text, base, given, AbortSignal.timeout(timeoutMs))
          replacedBy.current.set(base, draft.saved_at)
          unanswered.current = []
          return draft
        } catch (error) {
          if (!(error instanceof ApiError) || error.isServerFailure) unanswered.current.push(text)
          throw error
        }
      }
      const base = latestVersion(replacedBy.current, basedOn)
      try {
        return await store(base)
      } catch (error) {
        const newer = getNewerDraft(error)
        const own = newer && findOwnSave(unanswered.current, newer)
        if (!own) throw error
        // As if the answer to that save had come late.
        replacedBy.current.set(base, newer.saved_at)
        dispatch({ type: 'saved', draft: newer, text: own })
        dispatch({ type: 'saveStarted', newer: null })
        return store(newer.saved_at)
      }
    },
    onMutate: ({ newer, message }) => {
      if (message !== null) setSaveFailure(null)
      dispatch({ type: 'saveStarted', newer })
    },
    onSuccess: (draft, { text, answers: saved, message }) => {
      setSaveFailure(null)
      dispatch({ type: 'saved', draft, text })
      if (saved === answers.given) answers.removeStored()
      onSaved()
      if (message !== null) alertSuccess(message)
    },
    onError: (error, { text, message }) => {
      const newer = getNewerDraft(error)
      if (newer && message === null) dispatch({ type: 'autosaveRefused', newer })
      else if (newer) dispatch({ type: 'saveRefused', conflict: { mine: text, newer } })
      else if (message !== null) {
        if (isShownInline(error)) setSaveFailure(draftFailure(error, 'save'))
        alertError(saveAlert(error))
      }
    },
  })
  const { conflict, newerDraft, seenDraft } = letter
  const isAutomatic = saving.variables?.message === null
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
    /** Whether the running save, or the last one, was started without a click. */
    isAutomatic,
    /** Why the last save by a click failed; null after another one and after a success. */
    saveFailure,
    hasAutosaveFailed: saving.error !== null && isAutomatic && isShownInline(saving.error),
    save: (text: Text, message = 'Draft saved successfully') =>
      saving.mutate({ text, answers: answers.given, message, basedOn: basedOn(letter), newer: null }),
    /** Saves without an alert or a question. Resolves to whether the server has saved it or returned a newer draft. */
    saveQuietly: (text: Text): Promise<boolean> =>
      saving.mutateAsync({ text, answers: answers.given, message: null, basedOn: basedOn(letter), newer: null }).then(
        () => true,
        (error: unknown) => getNewerDraft(error) !== null,
      ),
    conflict,
    /** Whether another tab or device has saved a draft since; the student decides when to look at it. */
    isNewerElsewhere: newerDraft !== null,
    lookAtBoth: () => dispatch({ type: 'askedForBoth' }),
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

function latestVersion(replacedBy: ReadonlyMap<string | null, string>, version: string | null): string | null {
  const newer = replacedBy.get(version)
  return newer === undefined || newer === version ? version : latestVersion(replacedBy, newer)
}

/**
 * Whether the failure is shown next to the draft. A conflict has its own dialog, and an ended session its own alert.
 */
const isShownInline = (error: unknown): boolean => !getNewerDraft(error) && !isSignedOut(error)
