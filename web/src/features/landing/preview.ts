import type { Professor } from '@labreach/contract/professors'
import { plural } from '../../ui/text/text.ts'
import { ask, paths } from './ask.ts'
import { chips } from './chips.ts'
import { part } from './part.ts'

/** Fills the carousel with today's professors; `onFirst` is given the one to whom the demo letter is written. */
export function showPreview(onFirst: (professor: Professor) => void): void {
  const [row, failed] = [part('cards'), part('cards-failed')]
  const load = async () => {
    failed.hidden = true
    row.hidden = false
    try {
      const { professors } = await ask<{ professors: Professor[] }>(paths.preview)
      row.replaceChildren(...professors.map(cardOf))
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
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      row.scrollBy({ left: direction * (card + 16), behavior: isStill ? 'auto' : 'smooth' })
    })
  void load()
}

/** A locked card from the page's own template. */
function cardOf(professor: Professor): DocumentFragment {
  const card = part<HTMLTemplateElement>('card').content.cloneNode(true) as DocumentFragment
  part('areas', card).replaceChildren(...chips(professor.key_interests))
  part('university', card).textContent = professor.school_name || professor.affiliation
  part('impact', card).textContent = plural(professor.cited_by, 'citation')
  return card
}
