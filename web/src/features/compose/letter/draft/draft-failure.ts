import { saveDraft, type Draft } from '@labreach/contract/professors'
import { ApiError, isRefusal, isSignedOut } from '../../../../api/error.ts'

/** The sentence for a draft that could not be loaded or saved. The specification defines one for each status. */
export function draftFailure(error: unknown, action: 'access' | 'save'): string {
  if (error instanceof TypeError || isTimeout(error))
    return 'Labreach cannot be reached. Please check your connection and try again.'
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  const { status, sentence } = error
  if (status === 400) return sentence ?? 'Invalid draft data provided.'
  if (status === 401) return 'Authentication required. Please log in again.'
  if (status === 403) return `You do not have permission to ${action} this draft.`
  if (status === 404) return 'Professor not found.'
  if (status >= 500) return 'Server error occurred. Please try again later.'
  return `Failed to ${action} draft. Server returned ${status}.`
}

/** Returns the newer draft of the server from a refused save, or null. */
export function getNewerDraft(error: unknown): Draft | null {
  return isRefusal(error, saveDraft, 'draft_changed') ? (error.body.newer ?? null) : null
}

/**
 * The alert for a draft that was not saved. After an ended session the page redirects, so the alert gives the reason.
 */
export const saveAlert = (error: unknown): string =>
  isSignedOut(error) ? draftFailure(error, 'save') : 'Failed to save draft'

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
