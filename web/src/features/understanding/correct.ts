import type { Understanding } from '@labreach/contract/professors'

/** The lists that a student corrects. */
type Lists = Pick<Understanding, 'struck' | 'typed'>

/** One change of one list. */
export type Correction = { list: keyof Lists; add?: string; remove?: string }

/** Returns the corrected list; the other one is absent. */
export function correct(lists: Lists, { list, add, remove }: Correction): Partial<Lists> {
  const kept = lists[list].filter((one) => one !== remove)
  return { [list]: add === undefined ? kept : [...kept, add] }
}
