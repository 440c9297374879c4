import { appendToAuditLog } from '../audit-log.ts'
import { setReportConfirmed } from '../outreach/reports/report-records.ts'
import type { Services } from '../services.ts'
import { pageLinkInvalid } from './errors.ts'
import { usePageLink } from './page-links.ts'

/** Confirms a report with the link that was mailed to the stored address. Throws link_invalid. */
export async function confirmReport({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const link = await usePageLink(tx, ['report'], token, now)
    if (!link) throw pageLinkInvalid()
    const key = { studentId: String(link.detail.student), outreachId: Number(link.detail.letter) }
    if (!(await setReportConfirmed(tx, key, now))) throw pageLinkInvalid()
    const detail = { letter: String(key.outreachId) }
    await appendToAuditLog(tx, { event: 'report_confirmed', subject: key.studentId, detail }, now)
  })
}
