import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { plural } from '../../ui/text/text.ts'
import { fetchJson, paths } from './calls.ts'
import { part } from './part.ts'

/**
 * Loads today's preview into the row of cards. `onFirst` gets its first professor, the recipient of the demo letter.
 */
export function showPreview(onFirst: (professor: Professor) => void): void {
  const [row, failed] = [part('cards'), part('cards-failed')]
  const load = async () => {
    failed.hidden = true
    row.hidden = false
    try {
      const { professors } = await fetchJson<{ professors: Professor[] }>(paths.preview)
      row.replaceChildren(...professors.map(makeCard))
      row.ariaBusy = 'false'
      if (professors[0]) onFirst(professors[0])
    } catch (error) {
      console.warn('The preview could not be loaded.', error)
      row.hidden = true
      failed.hidden = false
    }
  }
  part('cards-again').addEventListener('click', () => void load())
  for (const [name, direction] of [['back', -1] as const, ['forward', 1] as const])
    part(name).addEventListener('click', () => {
      const card = row.firstElementChild?.clientWidth ?? 0
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      row.scrollBy({ left: direction * (card + 16), behavior: reducedMotion ? 'auto' : 'smooth' })
    })
  void load()
}

/** Makes a locked card from the <template> of the page. */
function makeCard(professor: Professor): DocumentFragment {
  const card = part<HTMLTemplateElement>('card').content.cloneNode(true) as DocumentFragment
  part('areas', card).textContent = professor.key_interests.slice(0, limits.lockedCardInterests).join(', ')
  part('university', card).textContent = professor.school_name || professor.affiliation
  part('impact', card).textContent = plural(professor.cited_by, 'citation')
  return card
}
