import type { Draft } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { playHistory } from './play-history.ts'
import { reduceLetter } from './reduce-letter.ts'
import type { LetterEvent, LetterState } from './letter-state.ts'

const histories = 2_000

/**
 * The rule of before: what was typed while the draft loaded stood, and the draft, unseen, counted as what it is based
 * on.
 */
function begun(state: LetterState, event: LetterEvent): LetterState {
  const isTouched = state.isBodyTouched || state.isSubjectTouched
  if (event.type !== 'draftLoaded' || !event.draft || !isTouched) return reduceLetter(state, event)
  const { saved_at }: Draft = event.draft
  return { ...state, draft: 'known', basedOn: saved_at }
}

/** The rule of before for a replaced text: typing on made it impossible to bring it back. */
function forgetful(state: LetterState, event: LetterEvent): LetterState {
  const next = reduceLetter(state, event)
  return event.type === 'wroteBody' ? { ...next, replaced: [] } : next
}

test('2,000 histories of writing with delayed loads: no character is lost, no draft overwritten unseen [COMPOSE-17]', () => {
  const counts: Record<string, number> = {}
  for (let seed = 1; seed <= histories; seed++) {
    const { happened } = playHistory(seed, reduceLetter)
    for (const [what, times] of Object.entries(happened)) counts[what] = (counts[what] ?? 0) + times
  }
  // Histories in which nothing happens would prove nothing.
  for (const what of ['typed', 'chose', 'saved', 'conflict', 'loadFailed', 'loggedOut', 'secondDevice', 'enhanced'])
    expect({ what, often: counts[what]! > 100 }).toEqual({ what, often: true })
  console.warn(`${histories} histories: ${JSON.stringify(counts)}`)
})

test.each([
  ['the draft that came late was dropped, and overwritten by the next save', begun, /overwritten unseen|lost/],
  ['a replaced text went away with the next key stroke', forgetful, /lost/],
])('the histories find the old fault: %s', (_, planted, found) => {
  expect(() => {
    for (let seed = 1; seed <= histories; seed++) playHistory(seed, planted)
  }).toThrow(found)
})
