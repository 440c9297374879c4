import type { Draft } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { findOwnSave } from './draft/unanswered-saves.ts'
import { endLetter } from './stored/end-letter.ts'
import { removeLetter } from './stored/letter-store.ts'
import { playHistory } from './play-history.ts'
import { reduceLetter } from './reduce-letter.ts'
import type { LetterEvent, LetterState } from './letter-state.ts'

const histories = 2_000

/** A planted fault: text that is typed while the draft loads is based on that draft, which the student has not seen. */
function ignoreLateDraft(state: LetterState, event: LetterEvent): LetterState {
  const isTouched = state.isBodyTouched || state.isSubjectTouched
  if (event.type !== 'draftLoaded' || !event.draft || !isTouched) return reduceLetter(state, event)
  const { saved_at }: Draft = event.draft
  return { ...state, draft: 'known', basedOn: saved_at }
}

/** A planted fault: typing removes the replaced texts, so that Undo cannot restore them. */
function dropReplaced(state: LetterState, event: LetterEvent): LetterState {
  const next = reduceLetter(state, event)
  return event.type === 'wroteBody' ? { ...next, replaced: [] } : next
}

/** A planted fault: a key that was pressed before the page shows the draft replaces the draft's text. */
const ignoreShown = (state: LetterState, event: LetterEvent): LetterState =>
  reduceLetter(state, 'shown' in event ? { ...event, shown: state } : event)

test('in 2,000 random histories with delayed loads and lost answers no text is lost, no unseen draft is overwritten, and no tab takes its own draft for another one [COMPOSE-17, DRAFT-40]', () => {
  const counts: Record<string, number> = {}
  for (let seed = 1; seed <= histories; seed++) {
    const history = playHistory(seed, reduceLetter)
    for (const [what, times] of Object.entries(history.counts)) counts[what] = (counts[what] ?? 0) + times
  }
  // Each kind of event must occur, otherwise the histories prove nothing.
  for (const what of [
    'typed',
    'typedAtLoad',
    'chose',
    'setFromAnswers',
    'saved',
    'conflict',
    'quietConflict',
    'answerLost',
    'loadFailed',
    'loggedOut',
    'secondDevice',
    'enhanced',
    'changeUndone',
    'held',
    'sent',
    'cameBack',
  ])
    expect({ what, often: counts[what]! > 100 }).toEqual({ what, often: true })
  console.warn(`${histories} histories: ${JSON.stringify(counts)}`)
})

/** A planted fault: a save without an answer is forgotten. */
const findNone: typeof findOwnSave = () => undefined

/** A planted fault: a letter that was sent takes with it what another tab has stored. */
const removeAll: typeof endLetter = (studentId, relationshipId, _state, _keptAt, store) =>
  removeLetter(studentId, relationshipId, store)

test.each([
  ['a draft that loads late is ignored and overwritten by the next save', ignoreLateDraft, /overwritten unseen|lost/],
  ['a key that was pressed while the draft appeared overwrites it', ignoreShown, /overwritten unseen|lost/],
  ['a replaced text is lost with the next key stroke', dropReplaced, /lost/],
  ['a letter that was sent takes the text of another tab with it', reduceLetter, /lost/, removeAll],
  ['a save whose answer was lost is taken for that of another tab', reduceLetter, /its own draft/, endLetter, findNone],
])('the histories detect a planted fault: %s', (_, planted, message, end = endLetter, findOwn = findOwnSave) => {
  expect(() => {
    for (let seed = 1; seed <= histories; seed++) playHistory(seed, planted, end, findOwn)
  }).toThrow(message)
})
