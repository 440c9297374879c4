import { expect, test, vi } from 'vitest'
import { MemoryStore } from '../../../session/memory-store.ts'
import { endLetterKey, forgetLetter, keepLetter, keptLetter, letterKey } from './kept-letters.ts'

const letter = {
  subject: 'Hello',
  body: 'Dear Professor',
  keptAt: '2026-11-21T10:00:00Z',
  basedOn: '2026-11-21T09:00:00.000Z',
  enhancement: { before: 'Dear', after: 'Dear Professor', unsupported: [] },
  choice: '5',
  isOwn: true,
  recipient: 'ada@example.edu',
  replaced: [{ subject: 'Hello', body: 'Before', enhancement: null, choice: 'own', isOwn: true }],
}

test('offers an unsent letter again, with what AI changed, to its own student only [COMPOSE-17]', () => {
  const store = new MemoryStore()
  keepLetter('ana', 7, letter, store)
  expect(keptLetter('ana', 7, store)).toEqual(letter)
  expect(keptLetter('ben', 7, store)).toBeNull()
  forgetLetter('ana', 7, store)
  expect(keptLetter('ana', 7, store)).toBeNull()
})

test('keeps a letter of which only the subject was written, no empty one, and trusts no broken entry', () => {
  const store = new MemoryStore()
  const empty = { ...letter, body: ' ', isOwn: false, recipient: '', replaced: [] }
  keepLetter('ana', 7, letter, store)
  keepLetter('ana', 7, { ...empty, isOwn: true }, store)
  expect(keptLetter('ana', 7, store)).toMatchObject({ subject: 'Hello' })
  keepLetter('ana', 7, empty, store)
  expect(keptLetter('ana', 7, store)).toBeNull()
  store.setItem('letter_ana_7', '{half')
  expect(keptLetter('ana', 7, store)).toBeNull()
})

test('reads letters that were kept before drafts and AI were known', () => {
  const store = new MemoryStore()
  store.setItem('letter_ana_7', '{"subject":"Hello","body":"Dear","keptAt":"2026-11-21T10:00:00Z"}')
  expect(keptLetter('ana', 7, store)).toMatchObject({
    body: 'Dear',
    basedOn: null,
    enhancement: null,
    isOwn: true,
    replaced: [],
  })
})

test('gives every tab one key for one letter, whatever its text becomes, and the next letter another', () => {
  const store = new MemoryStore()
  const key = letterKey('ana', 7, store)
  keepLetter('ana', 7, letter, store)
  keepLetter('ana', 7, { ...letter, body: ' ' }, store)
  expect(letterKey('ana', 7, store)).toBe(key)
  expect(letterKey('ana', 8, store)).not.toBe(key)
  expect(letterKey('ben', 7, store)).not.toBe(key)
  endLetterKey('ana', 7, key, store)
  const next = letterKey('ana', 7, store)
  expect(next).not.toBe(key)
  // The other tab hears later that its letter was sent; the next one is begun already.
  endLetterKey('ana', 7, key, store)
  expect(letterKey('ana', 7, store)).toBe(next)
})

test('an unsent letter of the release before is there again, whole', () => {
  const store = new MemoryStore()
  store.setItem('letter_ana_7', JSON.stringify(letter))
  expect(keptLetter('ana', 7, store)).toEqual(letter)
})

test('of a letter with broken parts the text goes on without them', () => {
  const store = new MemoryStore()
  const replaced = [{ subject: 'Hello', body: 7 }, 'Dear', null, letter.replaced[0]]
  const broken = { basedOn: 7, enhancement: { before: 'Dear' }, choice: null, isOwn: 'yes', recipient: {}, replaced }
  store.setItem('letter_ana_7', JSON.stringify({ v: 1, ...letter, ...broken }))
  expect(keptLetter('ana', 7, store)).toEqual({
    ...letter,
    basedOn: null,
    enhancement: null,
    choice: 'own',
    recipient: '',
    replaced: letter.replaced,
  })
  for (const more of [{ subject: 7 }, { body: null }, { keptAt: 7 }]) {
    store.setItem('letter_ana_7', JSON.stringify({ ...letter, ...more }))
    expect(keptLetter('ana', 7, store)).toBeNull()
  }
})

test('a letter in a format that this release does not know counts as none, and stays where it is', () => {
  const store = new MemoryStore()
  const newer = JSON.stringify({ v: 2, ...letter })
  store.setItem('letter_ana_7', newer)
  expect(keptLetter('ana', 7, store)).toBeNull()
  expect(store.getItem('letter_ana_7')).toBe(newer)
})

test('in a store without room a letter and its key are not kept, and the letter goes on', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const store = new MemoryStore()
  store.room = 10
  keepLetter('ana', 7, letter, store)
  expect(letterKey('ana', 7, store)).toHaveLength(36)
  expect(store.size).toBe(0)
  expect(warned).toHaveBeenCalledTimes(2)
})

test('a key that is none is replaced', () => {
  const store = new MemoryStore()
  store.setItem('letter_key_ana_7', 'broken')
  const key = letterKey('ana', 7, store)
  expect(key).toHaveLength(36)
  expect(letterKey('ana', 7, store)).toBe(key)
})
