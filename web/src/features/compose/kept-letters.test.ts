import { expect, test } from 'vitest'
import { endLetterKey, forgetLetter, keepLetter, keptLetter, letterKey } from './kept-letters.ts'

function aStore() {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
const letter = {
  subject: 'Hello',
  body: 'Dear Professor',
  keptAt: '2026-11-21T10:00:00Z',
  basedOn: '2026-11-21T09:00:00.000Z',
  enhancement: { before: 'Dear', after: 'Dear Professor', unsupported: [] },
}

test('offers an unsent letter again, with what AI changed, to its own student only', () => {
  const store = aStore()
  keepLetter('ana', 7, letter, store)
  expect(keptLetter('ana', 7, store)).toEqual(letter)
  expect(keptLetter('ben', 7, store)).toBeNull()
  forgetLetter('ana', 7, store)
  expect(keptLetter('ana', 7, store)).toBeNull()
})

test('keeps no blank letter and trusts no broken entry', () => {
  const store = aStore()
  keepLetter('ana', 7, letter, store)
  keepLetter('ana', 7, { ...letter, body: ' ' }, store)
  expect(keptLetter('ana', 7, store)).toBeNull()
  store.setItem('letter_ana_7', '{half')
  expect(keptLetter('ana', 7, store)).toBeNull()
})

test('reads letters that were kept before drafts and AI were known', () => {
  const store = aStore()
  store.setItem('letter_ana_7', '{"subject":"Hello","body":"Dear","keptAt":"2026-11-21T10:00:00Z"}')
  expect(keptLetter('ana', 7, store)).toMatchObject({ body: 'Dear', basedOn: null, enhancement: null })
})

test('gives every tab one key for one letter, whatever its text becomes, and the next letter another', () => {
  const store = aStore()
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
