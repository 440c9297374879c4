import { limits } from '@labreach/contract/plans'

/** Makes chips for interests, as many as a locked card shows. */
export function makeChips(interests: readonly string[]): HTMLLIElement[] {
  return interests.slice(0, limits.lockedCardInterests).map((interest) => {
    const chip = document.createElement('li')
    chip.className = 'chip'
    chip.textContent = interest
    return chip
  })
}
