import type { Draft } from '@labreach/contract/professors'
import { showDraft } from './draft/show-draft.ts'
import { applyTemplate } from './apply-template.ts'
import { versionFromDraft, isSameText } from './stored/stored-version.ts'
import {
  basedOn,
  blank,
  isSaved,
  ownText,
  noChoice,
  type Enhancement,
  type LetterEvent,
  type LetterState,
  type Text,
  type Version,
} from './letter-state.ts'
import { addReplaced, removeContained } from './replaced-texts.ts'
import { reduceEnhancement } from './reduce-enhancement.ts'
import { locateFindings } from './sentences/unsupported.ts'

/**
 * Computes the next state of a letter. Two invariants: no typed text is lost (it is shown, offered as the alternative,
 * or restored by Undo), and a save only replaces a draft that was shown in this tab.
 */
export function reduceLetter(state: LetterState, event: LetterEvent): LetterState {
  switch (event.type) {
    case 'wroteBody': {
      const before = beforeTyping(state, event.shown)
      const choice = before.choice || ownText
      return edited(before, { body: event.body, choice, isBodyTouched: true, isOwn: true })
    }
    case 'wroteSubject':
      return edited(beforeTyping(state, event.shown), { subject: event.subject, isSubjectTouched: true, isOwn: true })
    case 'wroteRecipient':
      return edited(state, { recipient: event.recipient })
    case 'foundRecipient':
      return state.recipient.trim() === '' ? { ...state, recipient: event.recipient } : state
    case 'chose':
      return choose(state, event.choice)
    case 'setFromAnswers': {
      if (state.draft === 'loading') return state
      const replaced = addReplaced(state.replaced, state)
      const { body } = event
      return edited(state, { replaced, body, enhancement: null, choice: ownText, isBodyTouched: true, isOwn: true })
    }
    case 'draftLoaded':
      return applyTemplate(showDraft({ ...state, newerDraft: null }, event.draft, event.at))
    case 'draftFailed':
      return applyTemplate({ ...state, draft: 'failed' })
    case 'draftAskedAgain':
      return { ...state, draft: 'loading' }
    case 'templatesLoaded':
      return applyTemplate({ ...state, templates: event.templates })
    case 'saveStarted':
      return startSave(state, event.newer)
    case 'saved':
      return applySave(state, event.draft, event.text)
    case 'saveRefused':
      return { ...state, conflict: event.conflict, newerDraft: event.conflict.newer }
    case 'autosaveRefused':
      return { ...state, newerDraft: event.newer }
    case 'askedForBoth': {
      const { subject, body, newerDraft } = state
      return newerDraft ? { ...state, conflict: { mine: { subject, body }, newer: newerDraft } } : state
    }
    case 'conflictPostponed':
      return { ...state, conflict: null }
    case 'tookNewer':
      return state.conflict ? takeNewer(state, state.conflict.newer) : state
    case 'enhanced': {
      const { after, unsupported, grounded = [], question } = event
      // The text before an earlier enhancement would be lost with it.
      const replaced = state.enhancement ? addReplaced(state.replaced, state) : state.replaced
      const marked = keepMarks(state.enhancement, { after, unsupported })
      const enhancement = { before: state.body, after, unsupported: marked, grounded, ...(question && { question }) }
      return edited(state, { body: after, enhancement, replaced, isBodyTouched: true, isOwn: true })
    }
    case 'enhancementUndone': {
      if (!state.enhancement) return state
      const { before, after } = state.enhancement
      // A typed answer that is not yet in the letter would be lost with the question of AI.
      const { body } = reduceEnhancement(state.enhancement, state.body, { type: 'answered' })
      const replaced = body === after ? state.replaced : addReplaced(state.replaced, { ...plain(state), body })
      // A text that an earlier enhancement has made has its marks again.
      const enhancement = state.replaced.findLast((one) => one.body === before && one.enhancement)?.enhancement ?? null
      return edited(state, { body: before, enhancement, replaced, isOwn: true })
    }
    case 'changeUndone':
    case 'changesKept':
    case 'wroteAnswer':
    case 'answered':
    case 'questionDismissed': {
      if (!state.enhancement) return state
      const next = reduceEnhancement(state.enhancement, state.body, event)
      const isWritten = next.body !== state.body
      return edited(state, { ...next, ...(isWritten && { isBodyTouched: true, isOwn: true }) })
    }
    case 'undone': {
      const last = state.replaced.at(-1)
      if (!last) return state
      const others = state.replaced.slice(0, -1)
      // The current text becomes the first of the replaced ones, unless it is an unedited template.
      const replaced = state.isOwn || state.choice === ownText ? addReplaced([], state, ...others) : others
      // A copy of a saved draft that is not the latest one may exist nowhere else.
      const isLatestDraft = state.seenDraft !== null && isSameText(last, state.seenDraft)
      const isOwn = last.isOwn || (last.choice === ownText && !isLatestDraft)
      return edited(state, { ...last, isOwn, replaced, isBodyTouched: true })
    }
    case 'swapped':
      return swap(state)
    case 'startedOver': {
      const replaced = addReplaced(state.replaced, ...(state.alternative ? [state.alternative] : []), state)
      const empty = { subject: event.subject, body: '', enhancement: null, choice: noChoice, isOwn: false }
      const fresh = {
        ...empty,
        isBodyTouched: false,
        isSubjectTouched: false,
        origin: null,
        alternative: null,
        replaced,
      }
      return applyTemplate(edited(state, fresh))
    }
    case 'otherTabWrote':
      return { ...state, otherTabVersions: event.versions }
  }
}

const edited = (state: LetterState, change: Partial<LetterState>): LetterState => ({
  ...state,
  ...change,
  edits: state.edits + 1,
})

/**
 * The state in which a key was pressed. If a draft came into the state after that, and before the page showed it, the
 * typed text continues the text that was shown, and the draft becomes the alternative, as if it had loaded later.
 */
function beforeTyping(state: LetterState, shown: Text): LetterState {
  const { seenDraft, alternative } = state
  if (!seenDraft || !isSaved(state) || isSameText(state, shown)) return state
  const { subject, body, saved_at } = seenDraft
  // Own text that the draft has replaced is the alternative; otherwise the shown text was a copy of an earlier draft.
  const mine = alternative?.from === 'browser' ? alternative : null
  const typing: LetterState = {
    ...state,
    subject: shown.subject,
    body: shown.body,
    enhancement: mine?.enhancement ?? null,
    choice: mine?.choice ?? ownText,
    isOwn: mine?.isOwn ?? false,
    isBodyTouched: true,
    seenDraft: null,
    basedOn: null,
    origin: { from: 'browser', at: mine?.at ?? saved_at },
    alternative: null,
  }
  return showDraft(typing, { subject, draft: body, saved_at }, saved_at)
}

const plain = (state: LetterState): Version => ({ ...state, enhancement: null })

/**
 * The unsupported statements of a text that AI has enhanced again, with those of the earlier enhancement that it still
 * contains: the server was given them in the letter, so it takes them for the student's own.
 */
function keepMarks(earlier: Enhancement | null, { after, unsupported }: Pick<Enhancement, 'after' | 'unsupported'>) {
  const kept = locateFindings(earlier?.unsupported ?? [], after)
    .filter((one) => !unsupported.some((other) => one.start < other.end && other.start < one.end))
    .map(({ start, end, finding }) => ({ ...finding, start, end }))
  return [...unsupported, ...kept].toSorted((one, other) => one.start - other.start)
}

/** Fills the body from a template, or empties it. Ignored while the draft loads. */
function choose(state: LetterState, choice: string): LetterState {
  if (state.draft === 'loading' || choice === ownText) return state
  const template = state.templates?.find(({ id }) => id === choice)
  return edited(state, {
    replaced: addReplaced(state.replaced, state),
    body: template?.body ?? '',
    enhancement: null,
    choice: template ? choice : blank,
    isBodyTouched: true,
    isOwn: state.isSubjectTouched,
  })
}

/**
 * A save replaces the draft of the server, so its old text must be in `replaced`. This happens before the response,
 * since the page may be closed by then.
 */
function startSave(state: LetterState, newer: Draft | null): LetterState {
  const { alternative: other } = state
  const drafts = [
    ...(state.seenDraft ? [state.seenDraft] : []),
    // The draft that the text is based on, if the browser's text was newer and the draft is offered beside it.
    ...(other?.from === 'draft' && other.at === basedOn(state) ? [other] : []),
    ...(newer ? [versionFromDraft(newer, state.subject)] : []),
  ]
  // After a load that failed, each text of the student's own may be that draft.
  const isUnknown = drafts.length === 0 && basedOn(state) !== null
  const unsaved = <V extends Version>(version: V): V =>
    drafts.some((draft) => isSameText(version, draft)) || (isUnknown && version.choice === ownText)
      ? { ...version, isOwn: true }
      : version
  const replaced = state.replaced.map(unsaved)
  // It may be shown again before the response.
  const alternative = state.alternative && unsaved(state.alternative)
  if (!newer) return edited(state, { replaced, alternative })
  const kept = addReplaced(replaced, { ...versionFromDraft(newer, state.subject), isOwn: true })
  return edited(state, { replaced: kept, alternative })
}

/** The server has saved `text`. Text that was typed since is unsaved. */
function applySave(state: LetterState, draft: Draft, text: Text): LetterState {
  const seenDraft = { ...text, saved_at: draft.saved_at }
  const replacedDraft = state.alternative?.from === 'draft' ? [state.alternative] : []
  const isAll = isSameText(state, text)
  return edited(state, {
    seenDraft,
    conflict: null,
    newerDraft: null,
    isOwn: !isAll,
    choice: isAll ? ownText : state.choice,
    isSubjectTouched: state.isSubjectTouched && !isAll,
    origin: null,
    alternative: replacedDraft.length > 0 ? null : state.alternative,
    replaced: removeContained(
      addReplaced(state.replaced, ...replacedDraft.map((one) => ({ ...one, isOwn: true }))),
      state,
    ),
  })
}

/** Replaces the text with the newer draft of another tab or device. */
function takeNewer(state: LetterState, newer: Draft): LetterState {
  const { from: _from, at, ...version } = versionFromDraft(newer, state.subject)
  // The newer draft has replaced this one, of which another device may have kept no copy.
  const replacedDraft = state.alternative?.from === 'draft' ? [{ ...state.alternative, isOwn: true }] : []
  return edited(state, {
    ...version,
    seenDraft: { subject: version.subject, body: version.body, saved_at: at },
    conflict: null,
    newerDraft: null,
    isSubjectTouched: false,
    origin: null,
    alternative: replacedDraft.length > 0 ? null : state.alternative,
    replaced: addReplaced(state.replaced, ...replacedDraft, state),
  })
}

/** Swaps the text and the alternative. */
function swap(state: LetterState): LetterState {
  if (!state.alternative || !state.origin) return state
  const { from, at, ...version } = state.alternative
  const { subject, body, enhancement, choice, isOwn } = state
  return edited(state, {
    ...version,
    origin: { from, at },
    // An edited draft exists only in this browser.
    alternative: {
      subject,
      body,
      enhancement,
      choice,
      isOwn,
      from: isOwn ? 'browser' : state.origin.from,
      at: state.origin.at,
    },
    seenDraft: from === 'draft' ? { subject: version.subject, body: version.body, saved_at: at } : state.seenDraft,
    isBodyTouched: true,
  })
}
