import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStore } from './memory-store.ts'
import { aStudent } from './a-student.ts'

const local = new MemoryStore()
const tab = new MemoryStore()
vi.stubGlobal('localStorage', local)
vi.stubGlobal('sessionStorage', tab)
afterAll(() => vi.unstubAllGlobals())
// Another test file may have loaded the session, with its own stores.
vi.resetModules()
const { session } = await import('../credentials/session.ts')
const { keepSeenPages } = await import('./seen-pages.ts')
const { refreshProfessors } = await import('./professor-cache.ts')

const page = { professors: [{ id: 7 }], total: 1, filtered_total: 1 }
const newSession = { access_token: 'access', refresh_token: 'refresh', user: aStudent }

beforeEach(() => {
  vi.useFakeTimers()
  session.open(newSession, true, Date.now())
})
afterEach(() => {
  vi.useRealTimers()
  session.close()
  onlineManager.setOnline(true)
})

function aClient(): QueryClient {
  const client = new QueryClient()
  keepSeenPages(client)
  return client
}

test('seen lists are shown again without a connection, and only then [OFFLINE-5]', () => {
  const client = aClient()
  client.setQueryData(['professors', { page: 1 }], page)
  client.setQueryData(['publications', 'x'], ['not stored'])
  vi.advanceTimersByTime(1_000)
  const next = aClient()
  expect(next.getQueryData(['professors', { page: 1 }])).toBeUndefined()
  onlineManager.setOnline(false)
  expect(next.getQueryData(['professors', { page: 1 }])).toEqual(page)
  expect(next.getQueryData(['publications', 'x'])).toBeUndefined()
})

test('no professors that were seen under a former plan are shown without a connection [BROWSE-62]', async () => {
  const client = aClient()
  client.setQueryData(['professors', { page: 1 }], page)
  client.setQueryData(['templates'], [])
  vi.advanceTimersByTime(1_000)
  refreshProfessors(client)
  await vi.dynamicImportSettled()
  onlineManager.setOnline(false)
  for (const shown of [client, aClient()]) expect(shown.getQueryData(['professors', { page: 1 }])).toBeUndefined()
  expect(aClient().getQueryData(['templates'])).toEqual([])
})

test('nothing is stored after the session has ended [OFFLINE-7]', () => {
  const client = aClient()
  client.setQueryData(['outreaches'], { pages: [[]], pageParams: [null] })
  session.close()
  vi.advanceTimersByTime(5_000)
  expect([...local.keys(), ...tab.keys()]).toEqual([])
})

test('pages that another build has stored are not shown [OFFLINE-5]', () => {
  const stored = {
    build: 'another',
    student: aStudent.id,
    pages: [{ queryKey: ['templates'], data: [], updatedAt: 1 }],
  }
  session.setSeenPages(JSON.stringify(stored))
  onlineManager.setOnline(false)
  expect(aClient().getQueryData(['templates'])).toBeUndefined()
})

test('the oldest pages are dropped beyond the number and the size [OFFLINE-5]', () => {
  const client = aClient()
  for (let number = 1; number <= 30; number++)
    client.setQueryData(['professors', { page: number }], 'x'.repeat(40_000), { updatedAt: Date.now() + number })
  vi.advanceTimersByTime(1_000)
  const text = session.seenPages() ?? ''
  expect(text.length).toBeLessThan(510_000)
  expect(text).toContain('{"page":30}')
  expect(text).not.toContain('{"page":10}')
})

test('a page that is too long leaves room for the others [OFFLINE-5]', () => {
  const client = aClient()
  client.setQueryData(['professors', { page: 1 }], page)
  client.setQueryData(['outreaches'], 'x'.repeat(600_000), { updatedAt: Date.now() + 1 })
  vi.advanceTimersByTime(1_000)
  expect(session.seenPages()).toContain('{"page":1}')
})

test('pages of another student, or older than a week, are not shown [OFFLINE-5, OFFLINE-7]', () => {
  aClient().setQueryData(['templates'], [])
  vi.advanceTimersByTime(1_000)
  onlineManager.setOnline(false)
  expect(aClient().getQueryData(['templates'])).toEqual([])
  vi.advanceTimersByTime(7 * 86_400_000)
  expect(aClient().getQueryData(['templates'])).toBeUndefined()

  const { build } = JSON.parse(session.seenPages()!) as { build: string }
  const others = { build, student: 'another', pages: [{ queryKey: ['templates'], data: [], updatedAt: Date.now() }] }
  session.setSeenPages(JSON.stringify(others))
  expect(aClient().getQueryData(['templates'])).toBeUndefined()
})
