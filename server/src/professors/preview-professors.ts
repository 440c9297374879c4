import { DAY_MS, limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import type { World } from '../world.ts'
import { professorView } from './relationship-view.ts'
import { VISITOR } from './visitor.ts'

/** The landing page shows others every day, and begins again after so many days. */
const DAYS = 20

/**
 * The same few professors for everybody all day, locked: the most cited ones take turns. The first of them is whom the
 * demo letter is written to, so those of whom no interest is known come last.
 */
export function previewProfessors({
  catalogue,
  clock,
  seals,
}: Pick<World, 'catalogue' | 'clock' | 'seals'>): Professor[] {
  const each = limits.previewProfessors
  const turns = Math.max(1, Math.min(DAYS, Math.floor(catalogue.size() / each)))
  const turn = Math.floor(clock.now().getTime() / DAY_MS) % turns
  return catalogue
    .mostCited((turn + 1) * each)
    .slice(turn * each)
    .flatMap((id) => catalogue.get(id) ?? [])
    .toSorted((a, b) => Number(b.keyInterests.length > 0) - Number(a.keyInterests.length > 0))
    .map((professor) => professorView(seals, VISITOR, professor, false))
}
