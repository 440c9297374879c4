import { limits } from '@labreach/contract/plans'

/** Interests as chips, as many as a locked card shows. */
export function chips(interests: readonly string[]): HTMLLIElement[] {
  return interests.slice(0, limits.lockedCardInterests).map((interest) => {
    const chip = document.createElement('li')
    chip.className = 'chip'
    chip.textContent = interest
    return chip
  })
}
