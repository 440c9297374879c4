import { DAY_MS, limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import type { Services } from '../../services.ts'
import { professorView } from '../views.ts'
import { VISITOR } from '../matches/visitor.ts'

/** The landing page shows another group of professors every day. The groups repeat after this many days. */
const CYCLE_DAYS = 20

/**
 * The locked cards on the landing page: one group of the most cited professors per day, the same for every visitor. The
 * demo letter is addressed to the first one, so professors without interests are sorted last.
 */
export function previewProfessors(services: Pick<Services, 'catalogue' | 'clock' | 'encryption'>): Professor[] {
  const { catalogue, clock } = services
  const groupSize = limits.previewProfessors
  const groups = Math.max(1, Math.min(CYCLE_DAYS, Math.floor(catalogue.size() / groupSize)))
  const group = Math.floor(clock.now().getTime() / DAY_MS) % groups
  return catalogue
    .mostCited((group + 1) * groupSize)
    .slice(group * groupSize)
    .flatMap((id) => catalogue.get(id) ?? [])
    .map((professor) => professorView(services, VISITOR, professor, false, { facts: [], now: clock.now() }))
    .toSorted((a, b) => Number(b.key_interests.length > 0) - Number(a.key_interests.length > 0))
}
