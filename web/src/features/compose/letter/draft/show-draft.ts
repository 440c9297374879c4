import type { Draft } from '@labreach/contract/professors'
import { versionFromDraft, isSameText } from '../stored/stored-version.ts'
import { ownText, type StoredVersion, type LetterState } from '../letter-state.ts'
import { addReplaced } from '../replaced-texts.ts'

/**
 * Handles the draft that the server returned at the ISO time `now`. The draft is shown if nothing was written in the
 * meantime and this browser has no newer text; otherwise it becomes the alternative. Only a shown draft counts as seen.
 * A text that is based on this draft is newer than it, independent of the clocks.
 */
export function showDraft(state: LetterState, draft: Draft | null, now: string): LetterState {
  if (!draft) return { ...state, draft: 'known', seenDraft: null, basedOn: null }
  const found = versionFromDraft(draft, state.subject)
  const known: LetterState = { ...state, draft: 'known' }
  const seenDraft = { subject: found.subject, body: found.body, saved_at: found.at }
  const origin = { from: 'draft' as const, at: found.at }
  // An earlier alternative can be restored by Undo.
  const earlier =
    state.alternative?.from === 'browser' ? addReplaced(state.replaced, state.alternative) : state.replaced
  if (isSameText(state, found))
    return { ...known, seenDraft, origin, alternative: null, choice: ownText, isOwn: false, replaced: earlier }

  if (state.body.trim() === '' && !state.isBodyTouched && !state.origin) {
    const filled = { ...known, body: found.body, choice: ownText }
    if (!state.isSubjectTouched || found.subject === state.subject)
      return { ...filled, subject: found.subject, seenDraft, origin, isOwn: false }
    // The subject was typed while the draft loaded: it remains, and the draft with its own subject is the alternative.
    return { ...filled, origin: { from: 'browser', at: now }, alternative: found, isOwn: true }
  }

  const { subject, body, enhancement, choice, isOwn } = state
  const mine: StoredVersion = {
    subject,
    body,
    enhancement,
    choice,
    isOwn,
    from: 'browser',
    at: state.origin?.at ?? now,
  }
  const isTouched = state.isBodyTouched || state.isSubjectTouched
  const isNewer = isTouched || state.basedOn === found.at || (isOwn && Date.parse(mine.at) > Date.parse(found.at))
  if (!isNewer) {
    const { from: _from, at: _at, ...version } = found
    // The copy of an older draft may exist nowhere else: Undo restores it.
    const replaced = choice === ownText && !isOwn ? addReplaced(earlier, mine) : earlier
    return { ...known, ...version, seenDraft, origin, alternative: isOwn ? mine : null, replaced }
  }
  return { ...known, origin: { from: 'browser', at: mine.at }, alternative: found, replaced: earlier }
}
