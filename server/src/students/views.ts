import type { Student } from '@labreach/contract/account'
import { ProfileChange } from '@labreach/contract/schemas/account'
import type { Selectable } from 'kysely'
import type { Students } from '../db/schema.ts'

type ProfileField = keyof typeof ProfileChange.shape
export type ProfileView = Pick<Student, ProfileField>

const profileFields = Object.keys(ProfileChange.shape) as ProfileField[]

/**
 * The profile in the form of the contract: each field that a student may change, from the column of the same name. A
 * field without such a column does not compile.
 */
export function profileView(row: Pick<Selectable<Students>, ProfileField>): ProfileView {
  return Object.fromEntries(profileFields.map((name) => [name, row[name]])) as ProfileView
}
