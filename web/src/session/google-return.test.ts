import { beforeEach, expect, test, vi } from 'vitest'
import {
  goBackToLetter,
  hasComeFromGoogle,
  leaveForGoogle,
  pauseLetter,
  returnKey,
  takeLetterToOpen,
} from './google-return.ts'
import { MemoryStore } from './memory-store.ts'

const letter = { id: 7, name: 'Ada Park' }
let store = new MemoryStore()
beforeEach(() => {
  store = new MemoryStore()
  vi.stubGlobal('sessionStorage', store)
  return () => void vi.unstubAllGlobals()
})

test('a letter goes to Google and back, and is opened once', () => {
  pauseLetter(letter)
  leaveForGoogle()
  expect([hasComeFromGoogle(), hasComeFromGoogle()]).toEqual([true, false])
  expect(goBackToLetter()).toBe(true)
  expect([takeLetterToOpen(), takeLetterToOpen()]).toEqual([letter, null])
})

test('a letter that the release before has paused is opened', () => {
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
])('of %s no letter is opened', (text) => {
  store.set(returnKey, text)
  expect([goBackToLetter(), takeLetterToOpen()]).toEqual([false, null])
})

test('without room there is no way back, and no error', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  store.room = 0
  pauseLetter(letter)
  leaveForGoogle()
  expect(goBackToLetter()).toBe(false)
})
