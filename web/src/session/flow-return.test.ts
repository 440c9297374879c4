import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { aStudent } from './a-student.ts'
import { MemoryStore } from './memory-store.ts'

const store = new MemoryStore()
vi.stubGlobal('localStorage', new MemoryStore())
vi.stubGlobal('sessionStorage', store)
afterAll(() => vi.unstubAllGlobals())
// Another test file may have loaded the session, with its own stores.
vi.resetModules()
const { session } = await import('../credentials/session.ts')
const {
  endPause,
  markConnected,
  markLeaving,
  pauseLetter,
  readPausedLetter,
  resumeLetter,
  returnKey,
  takeFlowReturn,
  takeLetterToOpen,
} = await import('./flow-return.ts')

const letter = { id: 7, name: 'Ada Park' }
const signIn = (id: string) =>
  session.open({ access_token: 'a', refresh_token: 'r', user: { ...aStudent, id } }, false, Date.now())
beforeEach(() => {
  store.clear()
  store.room = Infinity
  signIn('ada')
})

test('a paused letter is not offered to another student of the same tab [SESSION-22]', () => {
  pauseLetter(letter)
  signIn('bo')
  expect([readPausedLetter(), markConnected(), takeLetterToOpen()]).toEqual([null, false, null])
  signIn('ada')
  expect(readPausedLetter()).toEqual(letter)
})

test('a letter is opened once after the student has connected Google', () => {
  pauseLetter(letter)
  markLeaving()
  expect([takeFlowReturn(), takeFlowReturn()]).toEqual([true, false])
  expect(markConnected()).toBe(true)
  expect([takeLetterToOpen(), takeLetterToOpen()]).toEqual([letter, null])
})

test('a paused letter waits on the profile and opens without a mailbox, until it is sent [PROFILE-60]', () => {
  expect(readPausedLetter()).toBeNull()
  pauseLetter(letter)
  expect([readPausedLetter(), takeLetterToOpen()]).toEqual([letter, null])
  resumeLetter()
  expect([takeLetterToOpen(), readPausedLetter()]).toEqual([letter, null])
  pauseLetter(letter)
  endPause(8)
  expect(readPausedLetter()).toEqual(letter)
  endPause(7)
  expect(readPausedLetter()).toBeNull()
  resumeLetter()
  expect(takeLetterToOpen()).toBeNull()
})

test('a paused follow-up is opened as one [FOLLOWUP-24]', () => {
  const followUp = { ...letter, followUpTo: 3 }
  pauseLetter(followUp)
  markLeaving()
  expect(markConnected()).toBe(true)
  expect(takeLetterToOpen()).toEqual(followUp)
})

test('a letter that the previous release stored is opened', () => {
  store.set(returnKey, JSON.stringify({ stage: 'back', letter, at: Date.now() }))
  expect(takeLetterToOpen()).toEqual(letter)
})

test.each([
  '{half',
  '7',
  JSON.stringify({ stage: 'back', letter, at: 'now' }),
  JSON.stringify({ stage: 'gone', letter, at: Date.now() }),
  JSON.stringify({ stage: 'back', letter: { id: '7', name: 'Ada' }, at: Date.now() }),
  JSON.stringify({ v: 2, stage: 'back', letter, at: Date.now() }),
])('no letter is opened from %s', (text) => {
  store.set(returnKey, text)
  expect([markConnected(), takeLetterToOpen()]).toEqual([false, null])
})

test('in a full store nothing is stored and nothing fails', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  store.room = 0
  pauseLetter(letter)
  markLeaving()
  expect(markConnected()).toBe(false)
})
