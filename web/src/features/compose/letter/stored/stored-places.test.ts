import { expect, test } from 'vitest'
import { MemoryStore } from '../../../../session/memory-store.ts'
import { getStoredPlaces, storePlaces } from './stored-places.ts'

test('what is typed for open places is stored in this browser, for one student and one professor, until it is removed [SEND-141]', () => {
  const store = new MemoryStore()
  const values = new Map([
    ['[One sentence]', 'The third grasp\nsurprised me.'],
    ['{__proto__}', 'Quill'],
  ])
  storePlaces('ana', 7, values, store)
  expect(getStoredPlaces('ana', 7, store)).toEqual(values)
  expect([getStoredPlaces('ana', 70, store).size, getStoredPlaces('bo', 7, store).size]).toEqual([0, 0])
  storePlaces('ana', 7, new Map([['[One sentence]', ' ']]), store)
  expect(store.size).toBe(0)
})

test('an entry of another shape is not read as values, and is not removed', () => {
  const store = new MemoryStore()
  for (const entry of ['{', '{"v":1,"values":{}}', '{"v":1,"values":[{"place":"[a]"}]}', '{"v":2,"values":[]}']) {
    store.setItem('letter_places_ana_7', entry)
    expect(getStoredPlaces('ana', 7, store).size).toBe(0)
    expect(store.size).toBe(1)
  }
})
