import { beforeEach, expect, test, vi } from 'vitest'
import { markConnected, markLeaving, pauseLetter, takeFlowReturn, returnKey, takeLetterToOpen } from './flow-return.ts'
import { MemoryStore } from './memory-store.ts'

const letter = { id: 7, name: 'Ada Park' }
let store = new MemoryStore()
beforeEach(() => {
  store = new MemoryStore()
  vi.stubGlobal('sessionStorage', store)
  return () => void vi.unstubAllGlobals()
})

test('a letter is opened once after the student has connected Google', () => {
  pauseLetter(letter)
  markLeaving()
  expect([takeFlowReturn(), takeFlowReturn()]).toEqual([true, false])
  expect(markConnected()).toBe(true)
  expect([takeLetterToOpen(), takeLetterToOpen()]).toEqual([letter, null])
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
