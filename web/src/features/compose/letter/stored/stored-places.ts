import { isString, listOf, withFields } from '../../../../credentials/guards.ts'
import { tryToStore, versioned, type Store } from '../../../../credentials/stored-value.ts'

/** What is typed for open places, keyed by the text of the place. */
export type PlaceValues = ReadonlyMap<string, string>

type Stored = { values: { place: string; value: string }[] }

const isStored = withFields<Stored>({ values: listOf(withFields({ place: isString, value: isString })) })
const entry = versioned<Stored>(1, { 1: (stored) => (isStored(stored) ? stored : null) })

/** The storage key of the values for a letter. They are stored until they are in the letter, or it is sent. */
export const placesKey = (studentId: string, relationshipId: number) => `letter_places_${studentId}_${relationshipId}`

export function getStoredPlaces(studentId: string, relationshipId: number, store: Store): PlaceValues {
  const stored = entry.read(store.getItem(placesKey(studentId, relationshipId)))
  return new Map(stored?.values.map(({ place, value }) => [place, value]))
}

/** Stores the values, or removes them if none has words. A full or blocked store only causes a warning. */
export function storePlaces(studentId: string, relationshipId: number, typed: PlaceValues, store: Store): void {
  const key = placesKey(studentId, relationshipId)
  const values = [...typed].map(([place, value]) => ({ place, value })).filter(({ value }) => value.trim() !== '')
  if (values.length > 0) tryToStore(store, key, entry.write({ values }))
  else store.removeItem(key)
}
