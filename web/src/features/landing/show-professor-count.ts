import type { SiteSettings } from '@labreach/contract/session'
import { fetchJson, paths } from './calls.ts'
import { formatProfessorCount } from './professor-count.ts'
import { part } from './part.ts'

/** Shows how many professors are listed, for example "14,000+". If the call fails, the page shows no number. */
export async function showProfessorCount(): Promise<void> {
  try {
    const { professors_listed: listed } = await fetchJson<SiteSettings>(paths.site)
    if (listed === 0) return
    for (const name of ['professor-count', 'professor-count-in-text'])
      part(name).textContent = formatProfessorCount(listed)
  } catch (error) {
    console.warn('The number of professors could not be loaded.', error)
  }
}
