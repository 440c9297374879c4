import { serverLimits } from '@labreach/contract/server-limits'
import { findPersonIds } from '../../catalogue/opt-outs/same-person.ts'
import type { Db } from '../../db/connection.ts'
import { selectReportingProfessors } from './report-records.ts'

/**
 * Whether a student may send no letters for now, since three different professors have reported a letter and confirmed
 * it by a mailed link. The operator ends the pause by dismissing reports.
 */
export async function isSendingPaused(db: Db, studentId: string): Promise<boolean> {
  const reporting = await selectReportingProfessors(db, studentId)
  if (reporting.length < serverLimits.reportsPause) return false
  const persons = new Set<string>()
  // Two records of the catalogue may be one person.
  for (const scholarId of reporting) persons.add((await findPersonIds(db, scholarId)).toSorted()[0]!)
  return persons.size >= serverLimits.reportsPause
}
