import { isString, withFields } from '../../credentials/guards.ts'
import { tryToStore, versioned, type Store } from '../../credentials/stored-value.ts'
import { unsavedKey } from '../../session/unsaved-work.ts'

export type Fields = { name: string; content: string }

const isFields = withFields<Fields>({ name: isString, content: isString })
const entry = versioned<Fields>(1, { 1: (stored) => (isFields(stored) ? stored : null) })

const keyOf = (studentId: string, id: number | undefined) => unsavedKey(studentId, `template_${id ?? 'new'}`)

/** Reads the fields of a template that were neither saved nor discarded; null without any. `id`: undefined for a new one. */
export const getStoredFields = (studentId: string, id: number | undefined, store: Store): Fields | null =>
  entry.read(store.getItem(keyOf(studentId, id)))

export function storeFields(studentId: string, id: number | undefined, fields: Fields | null, store: Store): void {
  if (fields) tryToStore(store, keyOf(studentId, id), entry.write(fields))
  else store.removeItem(keyOf(studentId, id))
}
