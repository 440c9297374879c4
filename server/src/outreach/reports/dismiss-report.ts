import { appendToAuditLog } from '../../audit-log.ts'
import type { Services } from '../../services.ts'
import { setReportDismissed } from './report-records.ts'

/** Dismisses the report of a letter, which then counts no longer; false if there is none. */
export function dismissReport({ db, clock }: Pick<Services, 'db' | 'clock'>, letter: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const report = await setReportDismissed(tx, letter, now)
    if (!report) return false
    const detail = { letter: String(letter) }
    await appendToAuditLog(tx, { event: 'report_dismissed', subject: report.student_id, detail }, now)
    return true
  })
}
