import { DAY_MS, limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import type { Services } from '../../services.ts'
import { professorView } from '../relationship-view.ts'
import { VISITOR } from '../matches/visitor.ts'

/** The landing page shows others every day, and begins again after so many days. */
const DAYS = 20

/**
 * The same few professors for everybody all day, locked: the most cited ones take turns. The first of them is whom the
 * demo letter is written to, so those of whom no interest is known come last.
 */
export function previewProfessors({
  catalogue,
  clock,
  encryption,
}: Pick<Services, 'catalogue' | 'clock' | 'encryption'>): Professor[] {
  const each = limits.previewProfessors
  const turns = Math.max(1, Math.min(DAYS, Math.floor(catalogue.size() / each)))
  const turn = Math.floor(clock.now().getTime() / DAY_MS) % turns
  return catalogue
    .mostCited((turn + 1) * each)
    .slice(turn * each)
    .flatMap((id) => catalogue.get(id) ?? [])
    .map((professor) => professorView(encryption, VISITOR, professor, false))
    .toSorted((a, b) => Number(b.key_interests.length > 0) - Number(a.key_interests.length > 0))
}
