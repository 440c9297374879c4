import { saveDraft, type Draft } from '@labreach/contract/professors'
import { ApiError, isRefusal, isSignedOut } from '../../../api/error.ts'

/**
 * Why a draft could not be loaded or saved: the specification gives a sentence for each status, be it declared or not.
 */
export function draftFailure(error: unknown, action: 'access' | 'save'): string {
  if (error instanceof TypeError) return 'Labreach cannot be reached. Please check your connection and try again.'
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  const { status, sentence } = error
  if (status === 400) return sentence ?? 'Invalid draft data provided.'
  if (status === 401) return 'Authentication required. Please log in again.'
  if (status === 403) return `You do not have permission to ${action} this draft.`
  if (status === 404) return 'Professor not found.'
  if (status >= 500) return 'Server error occurred. Please try again later.'
  return `Failed to ${action} draft. Server returned ${status}.`
}

/** The draft that a save would have replaced without having seen it, or null. */
export function newerDraft(error: unknown): Draft | null {
  return isRefusal(error, saveDraft, 'draft_changed') ? (error.body.newer ?? null) : null
}

/** The alert of a draft that was not saved. Without a session nothing else is said: the page is left. */
export const saveAlert = (error: unknown): string =>
  isSignedOut(error) ? draftFailure(error, 'save') : 'Failed to save draft'
