import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConsent } from './consent.ts'
import { purchaseEvent } from './events.ts'
import { createPageViews } from './page-views.ts'
import { track, trackException } from './track.ts'

type Script = { async: boolean; src: string }
const head: Script[] = []
let loadTag: (id: string) => void
let stopTag: (id: string) => void

beforeEach(async () => {
  // Each test is a page of its own.
  vi.resetModules()
  ;({ loadTag, stopTag } = await import('./tag.ts'))
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

const pushed = () => window.dataLayer as object[]

test('an event is pushed with its name and its parameters [ANALYTICS-1]', () => {
  track('professor_view', { professor_id: 7 })
  track('purchase', purchaseEvent('cs_1', 3))
  expect(pushed()).toEqual([
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

test('a page view counts after 100 ms, a redirecting page does not count, and no query string is sent [ANALYTICS-3, ANALYTICS-5]', () => {
  const viewed = createPageViews()
  viewed('/login', 'Login')
  vi.advanceTimersByTime(60)
  viewed('/browse', 'Browse Professors')
  vi.advanceTimersByTime(99)
  expect(window.dataLayer).toBeUndefined()
  vi.advanceTimersByTime(1)
  viewed('/payment/success', 'Payment Success')
  vi.advanceTimersByTime(100)
  expect(pushed()).toEqual([
    { event: 'page_view', page_path: '/browse', page_title: 'Browse Professors' },
    { event: 'page_view', page_path: '/payment-success', page_title: 'Payment Success' },
  ])
})

test('an exception is reported by its name or code, never by its message [ANALYTICS-7]', () => {
  trackException(new TypeError('Dear Professor Adams is not a function'))
  trackException(Object.assign(new Error('secret'), { code: 'weekly_quota_used' }), true)
  trackException('a text')
  expect(pushed()).toEqual([
    { event: 'exception', description: 'TypeError', fatal: false },
    { event: 'exception', description: 'weekly_quota_used', fatal: true },
    { event: 'exception', description: 'unknown', fatal: false },
  ])
})

test('a Tag Manager container gets the events unchanged', () => {
  loadTag('GTM-ABC1')
  track('logout', {})
  expect(head).toEqual([{ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1' }])
  expect(pushed()).toEqual([{ event: 'logout' }])
})

const at = (path: string) => ({ page_location: `https://labreach.example${path}`, page_referrer: '' })

test('gtag.js gets each event, with a URL that does not contain the search text', () => {
  track('login', { method: 'google' })
  loadTag('G-XYZ9')
  track('page_view', { page_path: '/browse', page_title: 'Browse' })
  track('logout', {})
  expect(head[0]!.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-XYZ9')
  const calls = pushed()
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

test('a tag gets no more events after the consent is withdrawn, and a page loads it once [ANALYTICS-8]', () => {
  for (const id of ['G-XYZ9', 'GTM-ABC1']) {
    track('login', { method: 'google' })
    loadTag(id)
    loadTag(id)
    expect(head).toHaveLength(1)
    const read = pushed()
    const before = read.length
    stopTag(id)
    track('logout', {})
    loadTag(id)
    expect(read).toHaveLength(before)
    expect(head).toHaveLength(1)
    expect(window).toMatchObject({ [`ga-disable-${id}`]: true })
  }
})

test('the choice of a visitor is stored until they change it', () => {
  const entries = new Map<string, string>()
  const consent = createConsent({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  })
  expect(consent.given()).toBeNull()
  consent.set(true)
  expect(consent.given()).toBe(true)
  consent.set(false)
  expect(consent.given()).toBe(false)
})
