import { appendToAuditLog } from '../../audit-log.ts'
import { findNames } from '../../catalogue/professor-names.ts'
import type { Services } from '../../services.ts'
import { findLinkedLetter, type LetterLink } from '../answers/letter-link.ts'
import { storeReport } from './report-records.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>

/**
 * Reports the letter of a signed link to the operator. The report counts against the student only after the professor
 * has confirmed it with the link that is mailed to the stored address; until then a further one is read too, and mailed
 * once a day. Throws link_invalid, link_expired and letter_gone.
 */
export async function reportLetter(services: Deps, link: LetterLink, text: string): Promise<void> {
  const { db, clock, jobs } = services
  const letter = await findLinkedLetter(services, link)
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const { scholar_id: scholarId } = (await findNames(tx, [letter.professor_id])).get(letter.professor_id)!
    const report = { studentId: letter.student_id, outreachId: letter.id, scholarId, text, at: now }
    if (!(await storeReport(tx, report))) return
    const detail = { letter: String(letter.id) }
    await appendToAuditLog(tx, { event: 'letter_reported', subject: letter.student_id, detail }, now)
    await jobs.add(tx, 'report_mail', { student_id: letter.student_id, letter: letter.id })
  })
}
