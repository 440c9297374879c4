import { academicLevels, preferredDurations } from '@labreach/contract/choices'
import { isNumber, isString, listOf, nullOr, oneOf, type Guard } from '../../../credentials/guards.ts'
import { tryToStore, versioned, type Store } from '../../../credentials/stored-value.ts'
import { unsavedKey } from '../../../session/unsaved-work.ts'
import type { Fields } from './fields.ts'

const guards: { [Name in keyof Fields]: Guard<Fields[Name]> } = {
  first_name: isString,
  last_name: isString,
  school: isString,
  major: isString,
  academic_level: nullOr(oneOf(...academicLevels)),
  gpa: (value): value is number | string => isNumber(value) || isString(value),
  preferred_duration: nullOr(oneOf(...preferredDurations)),
  internship_type: isString,
  availability: isString,
  key_interests: listOf(isString),
  additional_interests: listOf(isString),
  skills: listOf(isString),
}

const readEdits = (stored: Record<string, unknown>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries<Guard<unknown>>(guards).flatMap(([name, guard]) =>
      guard(stored[name]) ? [[name, stored[name]]] : [],
    ),
  )
const entry = versioned<Partial<Fields>>(1, { 1: readEdits })

const keyOf = (studentId: string) => unsavedKey(studentId, 'profile')

/** Reads the edits that were neither saved nor discarded, e.g. before the way to Google. */
export const getStoredEdits = (studentId: string, store: Store): Partial<Fields> =>
  entry.read(store.getItem(keyOf(studentId))) ?? {}

export function storeEdits(studentId: string, edits: Partial<Fields>, store: Store): void {
  if (Object.keys(edits).length > 0) tryToStore(store, keyOf(studentId), entry.write(edits))
  else store.removeItem(keyOf(studentId))
}
