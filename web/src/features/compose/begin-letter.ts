import type { Draft } from '@labreach/contract/professors'
import type { KeptLetter } from './kept-letters.ts'

/** A text that was there when the letter was opened: `draft` on the server, `browser` kept here; `at` in ISO time. */
export type Found = { from: 'draft' | 'browser'; body: string; at: string }

/** What is shown of it, and the other text when there are two. */
export type Origin = { shown: Found; other: Found | null }

/**
 * What a letter goes on from: the newer one of the text kept in this browser and the saved draft, the other one beside
 * it. What was written upon this very draft is newer than it, whatever the clocks say. Null: nothing was there.
 */
export function findText(kept: KeptLetter | null, saved: Draft | null): Origin | null {
  const browser: Found | null = kept && { from: 'browser', body: kept.body, at: kept.keptAt }
  const draft: Found | null = saved && { from: 'draft', body: saved.draft, at: saved.saved_at }
  if (!browser || !draft) {
    const only = browser ?? draft
    return only && { shown: only, other: null }
  }
  if (browser.body === draft.body) return { shown: draft, other: null }
  const keptIsNewer = kept?.basedOn === draft.at || Date.parse(browser.at) > Date.parse(draft.at)
  return keptIsNewer ? { shown: browser, other: draft } : { shown: draft, other: browser }
}
