import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConsent } from './consent.ts'
import { purchaseOf } from './events.ts'
import { createPageViews } from './page-views.ts'
import { loadTag } from './tag.ts'
import { track, trackException } from './track.ts'

type Script = { async: boolean; src: string }
const head: Script[] = []

beforeEach(() => {
  vi.useFakeTimers()
  head.length = 0
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { origin: 'https://labreach.example', href: 'https://labreach.example/browse?search=Ada' })
  vi.stubGlobal('document', {
    createElement: (): Script => ({ async: false, src: '' }),
    head: { append: (script: Script) => head.push(script) },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const told = () => window.dataLayer as object[]

test('an event is noted under its name, with what it is about [ANALYTICS-1]', () => {
  track('professor_view', { professor_id: 7 })
  track('purchase', purchaseOf('cs_1', 3))
  expect(told()).toEqual([
    { event: 'professor_view', professor_id: 7 },
    {
      event: 'purchase',
      transaction_id: 'cs_1',
      currency: 'USD',
      value: 3,
      items: [{ item_name: 'Basic Plan', quantity: 1, price: 3 }],
    },
  ])
})

test('a page counts after 100 ms, one that only leads on does not, and no query is told [ANALYTICS-3, ANALYTICS-5]', () => {
  const viewed = createPageViews()
  viewed('/login', 'Login')
  vi.advanceTimersByTime(60)
  viewed('/browse', 'Browse Professors')
  vi.advanceTimersByTime(99)
  expect(window.dataLayer).toBeUndefined()
  vi.advanceTimersByTime(1)
  viewed('/payment/success', 'Payment Success')
  vi.advanceTimersByTime(100)
  expect(told()).toEqual([
    { event: 'page_view', page_path: '/browse', page_title: 'Browse Professors' },
    { event: 'page_view', page_path: '/payment-success', page_title: 'Payment Success' },
  ])
})

test('a failure is told by its kind, never by its words [ANALYTICS-7]', () => {
  trackException(new TypeError('Dear Professor Adams is not a function'))
  trackException(Object.assign(new Error('secret'), { code: 'weekly_quota_used' }), true)
  trackException('a text')
  expect(told()).toEqual([
    { event: 'exception', description: 'TypeError', fatal: false },
    { event: 'exception', description: 'weekly_quota_used', fatal: true },
    { event: 'exception', description: 'unknown', fatal: false },
  ])
})

test('a container reads the events as they are', () => {
  loadTag('GTM-ABC1')
  track('logout', {})
  expect(head).toEqual([{ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1' }])
  expect(told()).toEqual([{ event: 'logout' }])
})

const at = (path: string) => ({ page_location: `https://labreach.example${path}`, page_referrer: '' })

test('gtag.js is told each event, and an address without the name that was searched for', () => {
  track('login', { method: 'google' })
  loadTag('G-XYZ9')
  track('page_view', { page_path: '/browse', page_title: 'Browse' })
  track('logout', {})
  expect(head[0]!.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-XYZ9')
  const calls = told()
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((call) => Array.from(call as ArrayLike<unknown>))
  expect(calls).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-XYZ9', { send_page_view: false, ...at('/') }],
    ['event', 'login', { method: 'google', ...at('/') }],
    ['event', 'page_view', { page_path: '/browse', page_title: 'Browse', ...at('/browse') }],
    ['event', 'logout', at('/browse')],
  ])
})

test('what a visitor said stands until they say otherwise', () => {
  const kept = new Map<string, string>()
  const consent = createConsent({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
  expect(consent.given()).toBeNull()
  consent.set(true)
  expect(consent.given()).toBe(true)
  consent.set(false)
  expect(consent.given()).toBe(false)
})
