import { Readable } from 'node:stream'
import { findCustomer } from '../billing/find-customer.ts'
import { exportCalendar } from '../outreach/calendar/read-calendar.ts'
import { exportCsv } from '../outreach/history/export-csv.ts'
import { exportLetters } from '../outreach/history/export-letters.ts'
import { listRelationships } from '../professors/list-relationships.ts'
import { listAiUses } from '../quotas/quotas.ts'
import { listResumes } from '../resume/list-resumes.ts'
import { exportMentors } from '../mentoring/export-mentors.ts'
import { listTemplates } from '../templates/list-templates.ts'
import { findGrant } from '../mailbox/grants.ts'
import { exportMailbox } from '../mailbox/views.ts'
import type { Services } from '../services.ts'
import { listAuditEntries } from '../audit-log.ts'
import { selectPlainHashes } from '../account/mailbox/linked-accounts.ts'
import { listReferrals } from '../account/referrals/referrals.ts'
import { getMe } from '../account/get-me.ts'
import { listPasskeys } from '../account/passkeys/list-passkeys.ts'
import { readFactor } from '../account/second-factor/read-factor.ts'
import { toResumeFile } from '../account/profile/compose-json-resume.ts'
import { readSchoolAddress } from '../account/school/read-school-address.ts'
import { listSessions } from '../account/sessions.ts'
import { listAiSentences } from '../students/ai-sentences.ts'
import { selectCalendarFeed } from '../students/calendar-feeds.ts'
import { findOrigin } from '../students/find-student.ts'
import { zip, type Entry } from './zip.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'encryption' | 'files' | 'catalogue' | 'mailboxes'>

/**
 * All stored data about a student, as a ZIP archive of `data.json` and the uploaded resume. Replaced resumes, which are
 * deleted within a day, are listed only with name and time. Three files repeat parts of it for other programs: the
 * profile as JSON Resume, the letters as CSV, and what is due as a calendar.
 */
export async function downloadData(services: Deps, studentId: string) {
  const { db, clock, files } = services
  const student = await getMe(db, services, studentId)
  const { resume: _link, quotas: _quotas, ...profile } = student
  const resumes = await listResumes(db, studentId)
  const grant = await findGrant(db, studentId)
  const data = {
    exported_at: clock.now().toISOString(),
    profile,
    account: { ...(await findOrigin(db, studentId)), ...exportMailbox(grant) },
    school_address: await readSchoolAddress(services, studentId),
    passkeys: await listPasskeys(db, studentId),
    two_step_sign_in: await readFactor(db, studentId),
    sessions: await listSessions(db, studentId),
    resumes: resumes.map(({ fileId: _, ...resume }) => resume),
    professors: await listRelationships(db, studentId),
    letters: await exportLetters(db, studentId),
    calendar: (await selectCalendarFeed(db, studentId)) ?? null,
    mentors: await exportMentors(db, studentId),
    templates: await listTemplates(db, studentId),
    customer: await findCustomer(db, studentId),
    ai_sentences: await listAiSentences(db, studentId),
    ai_uses: await listAiUses(db, studentId),
    sign_ins_and_changes: await listAuditEntries(db, studentId),
    referrals: await listReferrals(db, studentId),
    google_account_digests: await selectPlainHashes(db, studentId),
  }
  const entries: Entry[] = [
    { name: 'data.json', source: [Buffer.from(`${JSON.stringify(data, null, 2)}\n`)] },
    { name: 'resume.json', source: [toResumeFile(student)] },
    { name: 'letters.csv', source: exportCsv(services, studentId) },
    { name: 'due.ics', source: [Buffer.from(await exportCalendar(services, studentId))] },
  ]
  const newest = resumes[0]
  const resume = newest && (await files.open(newest.fileId))
  // A PDF is compressed already.
  if (resume) entries.push({ name: `resume/${newest.file_name}`, source: resume.stream, compressed: true })
  const stream = Readable.from(zip(entries, clock.now()), { objectMode: false })
  // If the client disconnects before the resume is read, its file would stay open.
  stream.once('close', () => resume?.stream.destroy())
  return { stream, type: 'application/zip', name: 'labreach-data.zip' }
}
