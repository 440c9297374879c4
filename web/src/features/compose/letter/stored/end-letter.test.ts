import { expect, test } from 'vitest'
import { MemoryStore } from '../../../../session/memory-store.ts'
import { endLetter, storeAgain } from './end-letter.ts'
import { getStoredLetter, storeLetter, toStoredLetter } from './letter-store.ts'
import { ownText, type LetterState, type Version } from '../letter-state.ts'
import { openLetter } from '../open-letter.ts'

const at = '2026-11-23T12:00:00.000Z'
const version = (body: string, more: Partial<Version> = {}): Version => ({
  subject: 'Inquiry',
  body,
  enhancement: null,
  choice: ownText,
  isOwn: true,
  ...more,
})
const written = (body: string, ...otherTabVersions: Version[]): LetterState => ({
  ...openLetter(null, 'Inquiry'),
  ...version(body),
  recipient: 'ada@example.edu',
  otherTabVersions,
})

/** What this browser stores after the letter of this state was sent. */
function storedAfter(state: LetterState) {
  const store = new MemoryStore()
  storeLetter('ana', 7, toStoredLetter(state, at), store)
  endLetter('ana', 7, state, at, store)
  return getStoredLetter('ana', 7, store)
}

test('what another tab has written remains stored when this one has sent its letter [COMPOSE-17]', () => {
  expect(storedAfter(written('Sent', version('Mine, too'), version('The last one')))).toMatchObject({
    body: 'The last one',
    recipient: 'ada@example.edu',
    basedOn: null,
    isOwn: true,
    replaced: [{ body: 'Mine, too' }],
  })
})

test('a letter that was sent leaves nothing of itself and no unedited template', () => {
  const enhancement = { before: 'Earlier', after: 'Sent', unsupported: [] }
  expect(storedAfter(written('Sent'))).toBeNull()
  expect(storedAfter(written('Sent', version('Sent '), version('Sent', { enhancement })))).toBeNull()
  expect(storedAfter(written('Sent', version('Dear Professor', { choice: '5', isOwn: false })))).toBeNull()
  const shown = { ...written('Sent', version('The draft')), seenDraft: { ...version('The draft'), saved_at: at } }
  expect(storedAfter(shown)).toBeNull()
})

test('a letter that came back does not replace what another tab has stored meanwhile [COMPOSE-17, SEND-77]', () => {
  const store = new MemoryStore()
  const held = toStoredLetter(written('Held'), at)
  storeLetter('ana', 7, toStoredLetter(written('Written meanwhile'), at), store)
  storeAgain('ana', 7, held, store)
  expect(getStoredLetter('ana', 7, store)).toMatchObject({ body: 'Held', replaced: [{ body: 'Written meanwhile' }] })
})
