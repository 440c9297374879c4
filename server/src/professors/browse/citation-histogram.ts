import type { CitationStep } from '@labreach/contract/professors'
import type { Services } from '../../services.ts'
import type { Rankings } from './ranking.ts'
import { getVisibility } from './visibility.ts'
import type { StudentState } from './student-states.ts'

/** Lower bounds of the steps, half a power of ten apart: citation counts differ by factors rather than by sums. */
const edges = [0, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000] as const

/**
 * The number of professors per range of citations, among all professors that this student may see, locked or unlocked.
 * Every card shows its citations, so the histogram reveals nothing more.
 */
export async function computeCitationHistogram(
  services: Pick<Services, 'clock' | 'catalogue'>,
  rankings: Rankings,
  { studentId, state }: { studentId: string; state: StudentState },
): Promise<CitationStep[]> {
  const { visible } = await getVisibility(services, rankings, studentId, state)
  const counts = services.catalogue.citationCounts(edges, visible)
  return edges.map((from, at) => {
    const next = edges[at + 1]
    return { from, to: next === undefined ? null : next - 1, count: counts[at]! }
  })
}
