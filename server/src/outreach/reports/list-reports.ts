import { findNamesByScholarId } from '../../catalogue/professor-names.ts'
import type { Db } from '../../db/connection.ts'
import { findUsernames } from '../../students/find-student.ts'
import { selectReports } from './report-records.ts'

export type Report = {
  /** The number of the letter. */
  letter: number
  username: string
  professor: string
  text: string
  reportedAt: Date
  /** By the link that is mailed to the professor; only then it counts. */
  confirmed: boolean
}

/** The reports that were not dismissed, oldest first, for the operator. */
export async function listReports(db: Db): Promise<Report[]> {
  const reports = await selectReports(db)
  const usernames = await findUsernames(
    db,
    reports.map(({ student_id }) => student_id),
  )
  const names = await findNamesByScholarId(
    db,
    reports.map(({ scholar_id }) => scholar_id),
  )
  return reports.map((report) => ({
    letter: report.outreach_id,
    username: usernames.get(report.student_id) ?? '',
    professor: names.get(report.scholar_id) ?? report.scholar_id,
    text: report.text,
    reportedAt: report.reported_at,
    confirmed: report.confirmed_at !== null,
  }))
}
