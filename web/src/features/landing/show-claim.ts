import type { Site } from '@labreach/contract/session'
import { fetchJson, paths } from './calls.ts'
import { claim } from './claim.ts'
import { part } from './part.ts'

/** Shows how many professors are listed, for example "14,000+". If the call fails, the page shows no number. */
export async function showClaim(): Promise<void> {
  try {
    const { professors_listed: listed } = await fetchJson<Site>(paths.site)
    if (listed > 0) for (const name of ['listed', 'claim']) part(name).textContent = claim(listed)
  } catch (error) {
    console.warn('The number of professors could not be loaded.', error)
  }
}
