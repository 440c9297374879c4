import type { Draft } from '@labreach/contract/professors'
import { showDraft } from './show-draft.ts'
import { applyTemplate } from './apply-template.ts'
import { foundDraft, same } from './found-draft.ts'
import { blank, own, undecided, type LetterEvent, type LetterState, type Text, type Version } from './letter-state.ts'
import { setAside, without } from './set-aside.ts'

/**
 * What becomes of a letter by what happens to it. Two rules hold through all of it: no text that was typed goes away
 * (it is shown, offered beside the letter, or brought back by Undo), and a saved draft counts as seen only once it was
 * shown here, so that no save replaces one that was not.
 */
export function reduceLetter(state: LetterState, event: LetterEvent): LetterState {
  switch (event.type) {
    case 'wroteBody':
      return edited(state, { body: event.body, choice: state.choice || own, isBodyTouched: true, isOwn: true })
    case 'wroteSubject':
      return edited(state, { subject: event.subject, isSubjectTouched: true, isOwn: true })
    case 'wroteRecipient':
      return edited(state, { recipient: event.recipient })
    case 'foundRecipient':
      return state.recipient.trim() === '' ? { ...state, recipient: event.recipient } : state
    case 'chose':
      return choose(state, event.choice)
    case 'draftLoaded':
      return applyTemplate(showDraft(state, event.draft, event.at))
    case 'draftFailed':
      return applyTemplate({ ...state, draft: 'failed' })
    case 'draftAskedAgain':
      return { ...state, draft: 'loading' }
    case 'templatesLoaded':
      return applyTemplate({ ...state, templates: event.templates })
    case 'saveStarted':
      return startSave(state, event.newer)
    case 'saved':
      return save(state, event.draft, event.text)
    case 'saveRefused':
      return { ...state, conflict: event.conflict }
    case 'conflictPostponed':
      return { ...state, conflict: null }
    case 'tookNewer':
      return state.conflict ? takeNewer(state, state.conflict.newer) : state
    case 'enhanced': {
      const { after, unsupported } = event
      // What stood there before an earlier enhancement is in no other place.
      const replaced = state.enhancement ? setAside(state.replaced, state) : state.replaced
      const enhancement = { before: state.body, after, unsupported }
      return edited(state, { body: after, enhancement, replaced, isBodyTouched: true, isOwn: true })
    }
    case 'enhancementUndone': {
      if (!state.enhancement) return state
      const { before, after } = state.enhancement
      const replaced = state.body === after ? state.replaced : setAside(state.replaced, plain(state))
      return edited(state, { body: before, enhancement: null, replaced, isOwn: true })
    }
    case 'undone': {
      const last = state.replaced.at(-1)
      if (!last) return state
      const others = state.replaced.slice(0, -1)
      // The text that stands there now goes to the end of the row, unless it is a template as it came.
      const kept = state.isOwn || state.choice === own ? setAside([], state, ...others) : others
      return edited(state, { ...last, replaced: kept, isBodyTouched: true })
    }
    case 'swapped':
      return swap(state)
    case 'startedOver': {
      const replaced = setAside(state.replaced, ...(state.other ? [state.other] : []), state)
      const empty = { subject: event.subject, body: '', enhancement: null, choice: undecided, isOwn: false }
      const fresh = { ...empty, isBodyTouched: false, isSubjectTouched: false, shown: null, other: null, replaced }
      return applyTemplate(edited(state, fresh))
    }
    case 'otherTabWrote':
      return { ...state, elsewhere: event.versions }
  }
}

const edited = (state: LetterState, change: Partial<LetterState>): LetterState => ({
  ...state,
  ...change,
  edits: state.edits + 1,
})

const plain = (state: LetterState): Version => ({ ...state, enhancement: null })

/** Fills the body from a template, or empties it; while the draft loads nothing can be chosen. */
function choose(state: LetterState, choice: string): LetterState {
  if (state.draft === 'loading' || choice === own) return state
  const template = state.templates?.find(({ id }) => id === choice)
  return edited(state, {
    replaced: setAside(state.replaced, state),
    body: template?.body ?? '',
    enhancement: null,
    choice: template ? choice : blank,
    isBodyTouched: true,
    isOwn: state.isSubjectTouched,
  })
}

/**
 * What is the saved draft until now will be kept nowhere else: it can be brought back from here, whether or not this
 * page lives to hear the answer.
 */
function startSave(state: LetterState, newer: Draft | null): LetterState {
  const unsaved = (version: Version): Version =>
    state.seen && same(version, state.seen) ? { ...version, isOwn: true } : version
  const replaced = state.replaced.map(unsaved)
  if (!newer) return edited(state, { replaced })
  return edited(state, { replaced: setAside(replaced, { ...foundDraft(newer, state.subject), isOwn: true }) })
}

/** The server has this text now. What was typed since is not in it. */
function save(state: LetterState, draft: Draft, text: Text): LetterState {
  const seen = { ...text, saved_at: draft.saved_at }
  const beside = state.other?.from === 'draft' ? [state.other] : []
  const isAll = same(state, text)
  return edited(state, {
    seen,
    conflict: null,
    isOwn: !isAll,
    choice: isAll ? own : state.choice,
    isSubjectTouched: state.isSubjectTouched && !isAll,
    shown: null,
    other: beside.length > 0 ? null : state.other,
    replaced: without(setAside(state.replaced, ...beside.map((one) => ({ ...one, isOwn: true }))), state),
  })
}

/** Goes on from the draft that was saved elsewhere. */
function takeNewer(state: LetterState, newer: Draft): LetterState {
  const { from: _from, at, ...version } = foundDraft(newer, state.subject)
  return edited(state, {
    ...version,
    seen: { subject: version.subject, body: version.body, saved_at: at },
    conflict: null,
    isSubjectTouched: false,
    shown: null,
    other: state.other?.from === 'draft' ? null : state.other,
    replaced: setAside(state.replaced, state),
  })
}

/** Shows the other one of the saved draft and the text kept in this browser. */
function swap(state: LetterState): LetterState {
  if (!state.other || !state.shown) return state
  const { from, at, ...version } = state.other
  const { subject, body, enhancement, choice, isOwn } = state
  return edited(state, {
    ...version,
    shown: { from, at },
    // An edited draft is a text of this browser.
    other: {
      subject,
      body,
      enhancement,
      choice,
      isOwn,
      from: isOwn ? 'browser' : state.shown.from,
      at: state.shown.at,
    },
    seen: from === 'draft' ? { subject: version.subject, body: version.body, saved_at: at } : state.seen,
    isBodyTouched: true,
  })
}
