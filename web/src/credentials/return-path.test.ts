import { expect, test } from 'vitest'
import { MemoryStore } from '../session/memory-store.ts'
import { forgetReturn, wasSignedIn, storeReturn, takeReturn } from './return-path.ts'

test('a sign-in returns to the requested page, once [SESSION-12]', () => {
  const store = new MemoryStore()
  storeReturn('/outreach?page=2#letter', 'ana', store)
  expect(wasSignedIn(store)).toBe(true)
  expect(takeReturn('ana', store)).toBe('/outreach?page=2#letter')
  expect(takeReturn('ana', store)).toBeUndefined()
})

test('a sign-in does not return to the page that another student requested [SESSION-12]', () => {
  const store = new MemoryStore()
  storeReturn('/browse?search=Ada', 'ana', store)
  expect(takeReturn('ben', store)).toBeUndefined()
  expect(takeReturn('ana', store)).toBeUndefined()
})

test('a link that was opened without a session is for any student who signs in', () => {
  const store = new MemoryStore()
  storeReturn('/profile', null, store)
  expect(wasSignedIn(store)).toBe(false)
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
  storeReturn(path, 'ana', store)
  expect(takeReturn('ana', store)).toBeUndefined()
  store.setItem('return_to', JSON.stringify({ path, student: 'ana' }))
  expect(wasSignedIn(store)).toBe(false)
  expect(takeReturn('ana', store)).toBeUndefined()
})

test('an unreadable or removed entry returns to no page', () => {
  const store = new MemoryStore()
  store.setItem('return_to', '{half')
  expect(takeReturn('ana', store)).toBeUndefined()
  storeReturn('/profile', 'ana', store)
  forgetReturn(store)
  expect(takeReturn('ana', store)).toBeUndefined()
})
