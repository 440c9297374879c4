import { limits } from '@labreach/contract/plans'
import type { SuggestedField, Understanding } from '@labreach/contract/professors'

/** The suggestions that the student can still accept: not those that are understood, struck out or typed meanwhile. */
export function filterSuggestions(
  suggested: readonly SuggestedField[],
  understanding: Understanding,
): SuggestedField[] {
  const { fields, struck, typed } = understanding
  if (typed.length >= limits.interestsMax) return []
  const known = new Set([...fields.map(({ name }) => name), ...struck, ...typed])
  return suggested.filter(({ name }) => !known.has(name))
}
