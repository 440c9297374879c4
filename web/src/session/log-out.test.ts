import { QueryClient } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'
import { aStudent } from './a-student.ts'
import { createListedStore } from './memory-store.ts'

vi.stubGlobal('localStorage', createListedStore())
vi.stubGlobal('sessionStorage', createListedStore())
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('location', new URL('https://labreach.example/browse'))
vi.stubGlobal('fetch', async () => Response.json({ error: 'No session.', code: 'session_ended' }, { status: 401 }))
// Other test files share these.
afterAll(() => vi.unstubAllGlobals())
// Another test file may have loaded the session, with its own stores.
vi.resetModules()
const { session } = await import('../credentials/session.ts')
const { logOut } = await import('./log-out.ts')

test('a logout removes the texts of the student also if the server has ended the session [SESSION-13]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  session.open({ access_token: 'a', refresh_token: 'r', user: { ...aStudent, id: 'ana' } }, true, Date.now())
  for (const key of ['letter_', 'letter_key_', 'letter_answers_', 'letter_places_', 'unsaved_'])
    for (const student of ['ana', 'ben']) localStorage.setItem(`${key}${student}_7`, 'text')
  await logOut(new QueryClient())
  expect(Object.keys(localStorage).filter((key) => !key.includes('_ben_'))).toEqual([])
  expect(Object.keys(localStorage)).toHaveLength(5)
})
