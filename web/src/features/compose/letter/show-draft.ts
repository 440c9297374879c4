import type { Draft } from '@labreach/contract/professors'
import { foundDraft, same } from './found-draft.ts'
import { own, type Found, type LetterState } from './letter-state.ts'
import { setAside } from './set-aside.ts'

/**
 * The server has answered, at this ISO time, which draft there is. It is shown at once where nothing was written
 * meanwhile and nothing newer is kept here; otherwise it is offered beside what is written. Only a draft that is shown
 * counts as seen. What was written upon this very draft is newer than it, whatever the clocks say.
 */
export function showDraft(state: LetterState, draft: Draft | null, now: string): LetterState {
  if (!draft) return { ...state, draft: 'known', seen: null, basedOn: null }
  const found = foundDraft(draft, state.subject)
  const known: LetterState = { ...state, draft: 'known' }
  const seen = { subject: found.subject, body: found.body, saved_at: found.at }
  const shown = { from: 'draft' as const, at: found.at }
  if (same(state, found)) return { ...known, seen, shown, other: null, choice: own, isOwn: false }

  if (state.body.trim() === '' && !state.isBodyTouched && !state.shown) {
    const filled = { ...known, body: found.body, choice: own }
    if (!state.isSubjectTouched || found.subject === state.subject)
      return { ...filled, subject: found.subject, seen, shown, isOwn: false }
    // The subject was written while the draft was on its way: it stays, and the draft with its own is offered.
    return { ...filled, shown: { from: 'browser', at: now }, other: found, isOwn: true }
  }

  const { subject, body, enhancement, choice, isOwn } = state
  const mine: Found = { subject, body, enhancement, choice, isOwn, from: 'browser', at: state.shown?.at ?? now }
  const isTouched = state.isBodyTouched || state.isSubjectTouched
  const isNewer = isTouched || state.basedOn === found.at || (isOwn && Date.parse(mine.at) > Date.parse(found.at))
  if (!isNewer) {
    const { from: _from, at: _at, ...version } = found
    return { ...known, ...version, seen, shown, other: isOwn ? mine : null }
  }
  // Another text that was offered before can be brought back.
  const replaced = state.other?.from === 'browser' ? setAside(state.replaced, state.other) : state.replaced
  return { ...known, shown: { from: 'browser', at: mine.at }, other: found, replaced }
}
