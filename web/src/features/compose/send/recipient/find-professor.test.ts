import { afterAll, expect, test, vi } from 'vitest'
import { aStudent } from '../../../../session/a-student.ts'
import { MemoryStore } from '../../../../session/memory-store.ts'

const requested: string[] = []
vi.stubGlobal('localStorage', new MemoryStore())
vi.stubGlobal('sessionStorage', new MemoryStore())
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('location', new URL('https://labreach.example/outreach'))
vi.stubGlobal('fetch', async (url: string) => {
  requested.push(url)
  return Response.json({ professors: [{ id: 7, unlocked: true }], total: 1, filtered_total: 1 })
})
// Other test files share these.
afterAll(() => vi.unstubAllGlobals())
vi.resetModules()
const { session } = await import('../../../../credentials/session.ts')
const { findProfessor } = await import('./find-professor.ts')

test('searches among unlocked professors alone, which uses up no name search [BROWSE-65]', async () => {
  session.open({ access_token: 'a', refresh_token: 'r', user: aStudent }, true, Date.now())
  expect(await findProfessor('Ada Lovelace', 7)).toMatchObject({ id: 7 })
  expect(requested.map((url) => new URL(url, location.href).searchParams.get('mine'))).toEqual(['unlocked'])
})
