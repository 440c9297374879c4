import { selectContact } from '../catalogue/corrections/contact.ts'
import { findPersonIds } from '../catalogue/opt-outs/same-person.ts'
import { selectUnmailedReport, setReportMailed } from '../outreach/reports/report-records.ts'
import type { Services } from '../services.ts'
import { composeReportMail } from './mails.ts'
import { createPageLink } from './page-links.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/** Mails the link that confirms a report to the stored address of the professor. Without one the operator decides. */
export async function mailReport(
  { db, clock, config, mailer }: Deps,
  studentId: string,
  outreachId: number,
): Promise<void> {
  const key = { studentId, outreachId }
  const report = await selectUnmailedReport(db, key)
  const contact = report && (await selectContact(db, await findPersonIds(db, report.scholar_id)))
  if (!contact?.email) return
  const detail = { student: studentId, letter: outreachId }
  const link = { purpose: 'report', scholarId: contact.scholar_id, detail } as const
  const token = await createPageLink(db, link, clock.now())
  const url = `${config.publicUrl}/professor/report?${new URLSearchParams({ token })}`
  await mailer.send(await composeReportMail({ to: contact.email, url }))
  await setReportMailed(db, key, clock.now())
}
