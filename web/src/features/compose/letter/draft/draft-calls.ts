import { getDraft, saveDraft, type Answers, type Draft } from '@labreach/contract/professors'
import { call } from '../../../../api/call.ts'
import { isRefusal } from '../../../../api/error.ts'
import type { Text } from '../letter-state.ts'

/**
 * Loads the draft of a relationship, null without one. Throws ApiError for a refusal, TypeError without a network, and
 * Error for invalid data.
 */
export async function loadDraft(relationshipId: number, signal: AbortSignal): Promise<Draft | null> {
  try {
    return checkDraft(await call(getDraft, { params: { id: checkId(relationshipId) } }, { signal }))
  } catch (error) {
    if (isRefusal(error, getDraft, 'draft_unknown')) return null
    throw error
  }
}

/**
 * Saves a draft. `basedOn` is the `saved_at` of the draft that it replaces, null for none; undefined answers leave those
 * of the draft unchanged. Throws like `loadDraft`; the refusal draft_changed contains the newer draft of the server.
 */
export async function storeDraft(
  relationshipId: number,
  { subject, body }: Text,
  basedOn: string | null,
  answers?: Answers,
  signal?: AbortSignal,
): Promise<Draft> {
  const params = { id: checkId(relationshipId) }
  const draft = { draft: checkText(body), subject, based_on: basedOn, ...(answers && { answers }) }
  return checkDraft(await call(saveDraft, { params, body: draft }, signal && { signal }))
}

// Values from the server or from the browser's storage may differ from their types.

function checkId(relationshipId: unknown): number {
  if (Number.isInteger(relationshipId)) return relationshipId as number
  throw new Error('Invalid professor relationship ID provided.')
}

function checkText(draft: unknown): string {
  if (typeof draft === 'string') return draft
  throw new Error('Draft content must be a string.')
}

const checkDraft = (response: Draft): Draft => ({ ...response, draft: checkText(response.draft) })
