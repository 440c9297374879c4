import { expect, test, vi } from 'vitest'
import { MemoryStore } from '../../../../session/memory-store.ts'
import { endIdempotencyKey, removeLetter, storeLetter, getStoredLetter, getIdempotencyKey } from './letter-store.ts'

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

test('an unsent letter is restored, with the changes by AI, for its own student only [COMPOSE-17]', () => {
  const store = new MemoryStore()
  storeLetter('ana', 7, letter, store)
  expect(getStoredLetter('ana', 7, store)).toEqual(letter)
  expect(getStoredLetter('ben', 7, store)).toBeNull()
  removeLetter('ana', 7, store)
  expect(getStoredLetter('ana', 7, store)).toBeNull()
})

test('stores a letter with only a subject, no empty letter, and reads no broken entry', () => {
  const store = new MemoryStore()
  const empty = { ...letter, body: ' ', isOwn: false, recipient: '', replaced: [] }
  storeLetter('ana', 7, letter, store)
  storeLetter('ana', 7, { ...empty, isOwn: true }, store)
  expect(getStoredLetter('ana', 7, store)).toMatchObject({ subject: 'Hello' })
  storeLetter('ana', 7, empty, store)
  expect(getStoredLetter('ana', 7, store)).toBeNull()
  store.setItem('letter_ana_7', '{half')
  expect(getStoredLetter('ana', 7, store)).toBeNull()
})

test('reads a letter that was stored without drafts and AI', () => {
  const store = new MemoryStore()
  store.setItem('letter_ana_7', '{"subject":"Hello","body":"Dear","keptAt":"2026-11-21T10:00:00Z"}')
  expect(getStoredLetter('ana', 7, store)).toMatchObject({
    body: 'Dear',
    basedOn: null,
    enhancement: null,
    isOwn: true,
    replaced: [],
  })
})

test('all tabs use the same idempotency key for a letter, and another key for the next letter', () => {
  const store = new MemoryStore()
  const key = getIdempotencyKey('ana', 7, store)
  storeLetter('ana', 7, letter, store)
  storeLetter('ana', 7, { ...letter, body: ' ' }, store)
  expect(getIdempotencyKey('ana', 7, store)).toBe(key)
  expect(getIdempotencyKey('ana', 8, store)).not.toBe(key)
  expect(getIdempotencyKey('ben', 7, store)).not.toBe(key)
  endIdempotencyKey('ana', 7, key, store)
  const next = getIdempotencyKey('ana', 7, store)
  expect(next).not.toBe(key)
  // The other tab gets the response later, when the next letter has already begun.
  endIdempotencyKey('ana', 7, key, store)
  expect(getIdempotencyKey('ana', 7, store)).toBe(next)
})

test('reads all fields of a letter of the previous release', () => {
  const store = new MemoryStore()
  store.setItem('letter_ana_7', JSON.stringify(letter))
  expect(getStoredLetter('ana', 7, store)).toEqual(letter)
})

test('reads a letter without its broken fields', () => {
  const store = new MemoryStore()
  const replaced = [{ subject: 'Hello', body: 7 }, 'Dear', null, letter.replaced[0]]
  const broken = { basedOn: 7, enhancement: { before: 'Dear' }, choice: null, isOwn: 'yes', recipient: {}, replaced }
  store.setItem('letter_ana_7', JSON.stringify({ v: 1, ...letter, ...broken }))
  expect(getStoredLetter('ana', 7, store)).toEqual({
    ...letter,
    basedOn: null,
    enhancement: null,
    choice: 'own',
    recipient: '',
    replaced: letter.replaced,
  })
  for (const more of [{ subject: 7 }, { body: null }, { keptAt: 7 }]) {
    store.setItem('letter_ana_7', JSON.stringify({ ...letter, ...more }))
    expect(getStoredLetter('ana', 7, store)).toBeNull()
  }
})

test('a letter of an unknown version is not read and not removed', () => {
  const store = new MemoryStore()
  const newer = JSON.stringify({ v: 2, ...letter })
  store.setItem('letter_ana_7', newer)
  expect(getStoredLetter('ana', 7, store)).toBeNull()
  expect(store.getItem('letter_ana_7')).toBe(newer)
})

test('in a full store a letter and its key are not stored, and nothing fails', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const store = new MemoryStore()
  store.room = 10
  storeLetter('ana', 7, letter, store)
  expect(getIdempotencyKey('ana', 7, store)).toHaveLength(36)
  expect(store.size).toBe(0)
  expect(warn).toHaveBeenCalledTimes(2)
})

test('an invalid key is replaced', () => {
  const store = new MemoryStore()
  store.setItem('letter_key_ana_7', 'broken')
  const key = getIdempotencyKey('ana', 7, store)
  expect(key).toHaveLength(36)
  expect(getIdempotencyKey('ana', 7, store)).toBe(key)
})
