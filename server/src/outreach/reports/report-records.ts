import { DAY_MS, limits } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

type ReportKey = { studentId: string; outreachId: number }
type Report = ReportKey & { scholarId: string; text: string; at: Date }

/** How much of the reports of one letter is stored; the newest remain. */
const textsMax = 10 * limits.reportMax

/**
 * Stores a report of a letter. A further one is put before those that nobody has confirmed, since the first may be by the
 * student, whose Sent folder has the link; it also reopens a dismissed one. Returns whether its mail is due: for the
 * first, and for a further one a day after the last. After the confirmation nothing changes.
 */
export async function storeReport(tx: Db, { studentId, outreachId, scholarId, text, at }: Report): Promise<boolean> {
  const report = { student_id: studentId, outreach_id: outreachId, scholar_id: scholarId, text, reported_at: at }
  const inserted = await tx
    .insertInto('letter_reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('outreach_id')
    .executeTakeFirst()
  if (inserted) return true
  const updateUnconfirmed = () =>
    tx
      .updateTable('letter_reports')
      .where('student_id', '=', studentId)
      .where('outreach_id', '=', outreachId)
      .where('confirmed_at', 'is', null)
  await updateUnconfirmed()
    .set({
      text: sql`case when starts_with(text, ${text}) then text
        else left(concat_ws(e'\n\n', ${text}::text, nullif(text, '')), ${textsMax}) end`,
      dismissed_at: null,
    })
    .execute()
  const due = await updateUnconfirmed()
    .where(sql<boolean>`coalesce(mailed_at, reported_at) <= ${new Date(at.getTime() - DAY_MS)}`)
    .set({ mailed_at: null, reported_at: at })
    .returning('outreach_id')
    .executeTakeFirst()
  return due !== undefined
}

/** The professor who is to confirm a report by mail; undefined if the mail was sent, or the report is gone. */
export function selectUnmailedReport(db: Db, { studentId, outreachId }: ReportKey) {
  return db
    .selectFrom('letter_reports')
    .select('scholar_id')
    .where('student_id', '=', studentId)
    .where('outreach_id', '=', outreachId)
    .where('mailed_at', 'is', null)
    .executeTakeFirst()
}

export async function setReportMailed(db: Db, { studentId, outreachId }: ReportKey, now: Date): Promise<void> {
  await db
    .updateTable('letter_reports')
    .set({ mailed_at: now })
    .where('student_id', '=', studentId)
    .where('outreach_id', '=', outreachId)
    .execute()
}

/** Confirms a report; false if it is gone. */
export async function setReportConfirmed(tx: Db, { studentId, outreachId }: ReportKey, now: Date): Promise<boolean> {
  const confirmed = await tx
    .updateTable('letter_reports')
    .set({ confirmed_at: now })
    .where('student_id', '=', studentId)
    .where('outreach_id', '=', outreachId)
    .returning('outreach_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** The Scholar ids of the professors with a confirmed report of this student that was not dismissed. */
export async function selectReportingProfessors(db: Db, studentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('letter_reports')
    .select('scholar_id')
    .distinct()
    .where('student_id', '=', studentId)
    .where('confirmed_at', 'is not', null)
    .where('dismissed_at', 'is', null)
    .execute()
  return rows.map(({ scholar_id }) => scholar_id)
}

/** Reports that were not dismissed, oldest first. */
export function selectReports(db: Db) {
  return db
    .selectFrom('letter_reports')
    .select(['student_id', 'outreach_id', 'scholar_id', 'text', 'reported_at', 'confirmed_at'])
    .where('dismissed_at', 'is', null)
    .orderBy('reported_at')
    .execute()
}

/** The reports that were not dismissed, by whether the professor has confirmed them by the mailed link. */
export async function countReports(db: Db): Promise<{ confirmed: number; unconfirmed: number }> {
  const { confirmed, all } = await db
    .selectFrom('letter_reports')
    .select(({ fn }) => [fn.count<string>('confirmed_at').as('confirmed'), fn.countAll<string>().as('all')])
    .where('dismissed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { confirmed: Number(confirmed), unconfirmed: Number(all) - Number(confirmed) }
}

/** Dismisses the report of a letter; undefined if there is none. */
export function setReportDismissed(tx: Db, outreachId: number, now: Date) {
  return tx
    .updateTable('letter_reports')
    .set({ dismissed_at: now })
    .where('outreach_id', '=', outreachId)
    .where('dismissed_at', 'is', null)
    .returning(['student_id', 'scholar_id'])
    .executeTakeFirst()
}

/** Deletes the texts of reports by these professors; who was reported belongs to the operator and remains. */
export async function forgetReporters(tx: Db, scholarIds: readonly string[], subject: string): Promise<void> {
  await tx
    .updateTable('letter_reports')
    .set({ text: '', scholar_id: subject })
    .where('scholar_id', 'in', scholarIds)
    .execute()
}
