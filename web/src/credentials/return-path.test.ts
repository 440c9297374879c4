import { expect, test } from 'vitest'
import { MemoryStore } from '../session/memory-store.ts'
import { forgetReturn, hadAccount, keepReturn, takeReturn } from './return-path.ts'

test('a sign-in returns to the page that was asked for, once [SESSION-12]', () => {
  const store = new MemoryStore()
  keepReturn('/outreach?page=2#letter', 'ana', store)
  expect(hadAccount(store)).toBe(true)
  expect(takeReturn('ana', store)).toBe('/outreach?page=2#letter')
  expect(takeReturn('ana', store)).toBeUndefined()
})

test('another student does not see the page that the last one asked for [SESSION-12]', () => {
  const store = new MemoryStore()
  keepReturn('/browse?search=Ada', 'ana', store)
  expect(takeReturn('ben', store)).toBeUndefined()
  expect(takeReturn('ana', store)).toBeUndefined()
})

test('a link that was opened without an account is for the student who signs in', () => {
  const store = new MemoryStore()
  keepReturn('/profile', null, store)
  expect(hadAccount(store)).toBe(false)
  expect(takeReturn('ben', store)).toBe('/profile')
})

test.each([
  'https://evil.example/',
  '//evil.example/profile',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'profile',
  '',
])('a sign-in never leaves the site: %j [SESSION-12]', (path) => {
  const store = new MemoryStore()
  keepReturn(path, 'ana', store)
  expect(takeReturn('ana', store)).toBeUndefined()
  store.setItem('return_to', JSON.stringify({ path, student: 'ana' }))
  expect(hadAccount(store)).toBe(false)
  expect(takeReturn('ana', store)).toBeUndefined()
})

test('what cannot be read, and what was forgotten, leads nowhere', () => {
  const store = new MemoryStore()
  store.setItem('return_to', '{half')
  expect(takeReturn('ana', store)).toBeUndefined()
  keepReturn('/profile', 'ana', store)
  forgetReturn(store)
  expect(takeReturn('ana', store)).toBeUndefined()
})
