import type { Site } from '@labreach/contract/session'
import { ask, paths } from './ask.ts'
import { claim } from './claim.ts'
import { part } from './part.ts'

/** Says how many professors are listed; without an answer the page says no number. */
export async function showClaim(): Promise<void> {
  try {
    const { professors_listed: listed } = await ask<Site>(paths.site)
    if (listed > 0) for (const name of ['listed', 'claim']) part(name).textContent = claim(listed)
  } catch (error) {
    console.warn('The number of professors could not be loaded.', error)
  }
}
