import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { aStudent } from './a-student.ts'
import { MemoryStore } from './memory-store.ts'

vi.stubGlobal('localStorage', new MemoryStore())
vi.stubGlobal('sessionStorage', new MemoryStore())
const aWindow = new EventTarget()
const aDocument = Object.assign(new EventTarget(), { visibilityState: 'visible' })
vi.stubGlobal('window', aWindow)
vi.stubGlobal('document', aDocument)
afterAll(() => vi.unstubAllGlobals())
// Another test file may have loaded the session, with its own stores.
vi.resetModules()
const { session } = await import('../credentials/session.ts')
const { watchSession } = await import('./watch.ts')

const seen: string[] = []
watchSession({
  shownId: () => 'ada',
  onLogout: () => seen.push('logout'),
  onReplaced: () => seen.push('replaced'),
  onDue: () => seen.push('due'),
})
const signIn = (id: string) =>
  session.open({ access_token: 'a', refresh_token: 'r', user: { ...aStudent, id } }, true, Date.now())
const restore = (persisted: boolean) => aWindow.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const show = () => aDocument.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => {
  seen.splice(0)
  signIn('ada')
})

test('a page that Back restores, and a tab that is shown again, learn who is signed in now [SESSION-19]', () => {
  restore(true)
  show()
  expect(seen).toEqual([])
  signIn('bo')
  // A page that was loaded just now has read the session itself.
  restore(false)
  expect(seen).toEqual([])
  restore(true)
  show()
  expect(seen).toEqual(['replaced', 'replaced'])
})

test('they learn, too, that the student has logged out [SESSION-19]', () => {
  session.close()
  restore(true)
  show()
  expect(seen).toEqual(['logout', 'logout'])
})
