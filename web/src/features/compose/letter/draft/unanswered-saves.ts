import type { Draft } from '@labreach/contract/professors'
import type { Text } from '../letter-state.ts'

/**
 * The text of this tab that the server has as its newer draft, although the save had no answer; undefined if the draft
 * comes from another tab or device. `unanswered`: the texts of all such saves.
 */
export const findOwnSave = (unanswered: readonly Text[], newer: Draft): Text | undefined =>
  unanswered.find(({ subject, body }) => newer.draft === body && (newer.subject ?? '') === subject)
