import { getDraft, saveDraft, type Draft } from '@labreach/contract/professors'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/error.ts'
import type { Text } from './letter-state.ts'

/**
 * The saved draft of a relationship, null without one. Throws ApiError, TypeError without a network, or an Error that
 * says what is wrong.
 */
export async function loadDraft(relationshipId: number, signal: AbortSignal): Promise<Draft | null> {
  try {
    return checked(await call(getDraft, { params: { id: idOf(relationshipId) } }, { signal }))
  } catch (error) {
    if (isRefusal(error, getDraft, 'draft_unknown')) return null
    throw error
  }
}

/**
 * Saves a draft upon the one of `basedOn` (null: none). Throws as `loadDraft` does; draft_changed carries the newer
 * one.
 */
export async function storeDraft(
  relationshipId: number,
  { subject, body }: Text,
  basedOn: string | null,
  signal?: AbortSignal,
): Promise<Draft> {
  const params = { id: idOf(relationshipId) }
  const draft = { draft: textOf(body), subject, based_on: basedOn }
  return checked(await call(saveDraft, { params, body: draft }, signal && { signal }))
}

/** What came from the server or out of this browser's store is not sure to be what the types say. */
function idOf(relationshipId: unknown): number {
  if (Number.isInteger(relationshipId)) return relationshipId as number
  throw new Error('Invalid professor relationship ID provided.')
}

function textOf(draft: unknown): string {
  if (typeof draft === 'string') return draft
  throw new Error('Draft content must be a string.')
}

const checked = (answer: Draft): Draft => ({ ...answer, draft: textOf(answer.draft) })
