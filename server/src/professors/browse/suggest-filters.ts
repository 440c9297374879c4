import type { Services } from '../../services.ts'
import type { Rankings } from './ranking.ts'
import { getVisibility } from './visibility.ts'
import type { StudentState } from './student-states.ts'

/**
 * Topics and schools that a student may mean by a typed text, of the professors that this student may see. Every card
 * shows its topics and its school, so they reveal nothing more; topics that identify their professor are never suggested.
 */
export async function suggestFilters(
  services: Pick<Services, 'clock' | 'catalogue'>,
  rankings: Rankings,
  { studentId, state }: { studentId: string; state: StudentState },
  text: string,
): Promise<{ topics: string[]; schools: string[] }> {
  const { visible } = await getVisibility(services, rankings, studentId, state)
  return services.catalogue.suggest(text, visible)
}
