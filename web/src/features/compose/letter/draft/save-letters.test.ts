import { afterAll, expect, test, vi } from 'vitest'
import { createListedStore } from '../../../../session/memory-store.ts'
import { ownText } from '../letter-state.ts'
import { storeLetter } from '../stored/letter-store.ts'
import { storePlaces } from '../stored/stored-places.ts'

vi.stubGlobal('localStorage', createListedStore())
vi.stubGlobal('sessionStorage', createListedStore())
afterAll(() => vi.unstubAllGlobals())
// Another test file may have loaded the session, with its own stores.
vi.resetModules()
const { session } = await import('../../../../credentials/session.ts')
const { saveLetters } = await import('./save-letters.ts')

test('what was typed for an open place is unsaved as long as the letter has the place [SEND-141]', async () => {
  const store = (body: string) => {
    const version = { subject: '', body, enhancement: null, choice: ownText, isOwn: false }
    const letter = { ...version, recipient: '', keptAt: '2026-11-25T20:00:00Z', basedOn: null, replaced: [] }
    storeLetter('ana', 7, letter, session.letters)
    storePlaces('ana', 7, new Map([['[a paper]', 'Third Grasp']]), session.letters)
  }
  store('I read [a paper].')
  expect(await saveLetters('ana')).toBe(1)
  store('I read Third Grasp.')
  expect(await saveLetters('ana')).toBe(0)
  expect(await saveLetters('ana')).toBe(0)
})
