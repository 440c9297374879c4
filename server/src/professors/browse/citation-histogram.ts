import type { CitationStep } from '@labreach/contract/professors'
import type { Services } from '../../services.ts'
import type { Rankings } from './ranking.ts'
import { studentSight } from './student-sight.ts'
import type { StudentState } from './student-states.ts'

/** Steps of a half power of ten: citations differ by factors, not by sums. */
const edges = [0, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000] as const

/**
 * How often the professors are cited whom this student may see, unlocked or not. It tells no more than the cards do,
 * which all show their citations.
 */
export async function citationHistogram(
  services: Pick<Services, 'clock' | 'catalogue'>,
  rankings: Rankings,
  { studentId, state }: { studentId: string; state: StudentState },
): Promise<CitationStep[]> {
  const { visible } = await studentSight(services, rankings, studentId, state)
  const counts = services.catalogue.citationCounts(edges, visible)
  return edges.map((from, at) => {
    const next = edges[at + 1]
    return { from, to: next === undefined ? null : next - 1, count: counts[at]! }
  })
}
