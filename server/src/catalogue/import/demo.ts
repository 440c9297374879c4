import type { Clock } from '../../clock.ts'
import { DEMO_PROFESSORS, inventProfessors } from './demo/professors.ts'
import { storeProfessors, type ImportDatabase, type ImportReport, type Progress } from './store.ts'

/** Imports the invented professors of the demo. Their ids end in DEMO, and their addresses in `.example`. */
export function importDemo(
  database: ImportDatabase,
  clock: Clock,
  onProgress?: (progress: Progress) => void,
): Promise<ImportReport> {
  return storeProfessors(database, clock, {
    source: 'demo',
    rows: inventProfessors(),
    total: DEMO_PROFESSORS,
    ...(onProgress && { onProgress }),
  })
}
