import { Readable } from 'node:stream'
import { findCustomer } from '../billing/find-customer.ts'
import { lettersOf } from '../outreach/history/letters-of.ts'
import { listRelationships } from '../professors/list-relationships.ts'
import { aiUsesOf } from '../quotas/quotas.ts'
import { listResumes } from '../resume/list-resumes.ts'
import { listTemplates } from '../templates/list-templates.ts'
import { findGrant } from '../mailbox/grants.ts'
import type { Services } from '../services.ts'
import { listAuditEntries } from '../audit-log.ts'
import { selectAccountHashes } from '../account/mailbox/linked-accounts.ts'
import { referralsOf } from '../account/referrals/referrals.ts'
import { getMe } from '../account/get-me.ts'
import { listSessions } from '../account/sessions.ts'
import { findOrigin } from '../students/find-student.ts'
import { zip, type Entry } from './zip.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'encryption' | 'files'>

/**
 * Everything that is kept about a student, as a ZIP archive: `data.json` and the resume as it was uploaded. Of resumes
 * that a newer one has replaced, which are deleted within a day, only name and time are told.
 */
export async function downloadData(services: Deps, studentId: string) {
  const { db, clock, files } = services
  const { resume: _link, quotas: _quotas, ...profile } = await getMe(db, services, studentId)
  const resumes = await listResumes(db, studentId)
  const grant = await findGrant(db, studentId)
  const mailbox = { google_email: grant?.address ?? null, google_connected_at: grant?.connectedAt ?? null }
  const data = {
    exported_at: clock.now().toISOString(),
    profile,
    account: { ...(await findOrigin(db, studentId)), ...mailbox },
    sessions: await listSessions(db, studentId),
    resumes: resumes.map(({ fileId: _, ...resume }) => resume),
    professors: await listRelationships(db, studentId),
    letters: await lettersOf(db, studentId),
    templates: await listTemplates(db, studentId),
    customer: await findCustomer(db, studentId),
    ai_uses: await aiUsesOf(db, studentId),
    sign_ins_and_changes: await listAuditEntries(db, studentId),
    referrals: await referralsOf(db, studentId),
    google_account_digests: await selectAccountHashes(db, studentId),
  }
  const entries: Entry[] = [{ name: 'data.json', source: [Buffer.from(`${JSON.stringify(data, null, 2)}\n`)] }]
  const newest = resumes[0]
  const resume = newest && (await files.open(newest.fileId))
  // A PDF is compressed in itself; packing it again would only take time.
  if (resume) entries.push({ name: `resume/${newest.file_name}`, source: resume.stream, compressed: true })
  const stream = Readable.from(zip(entries, clock.now()), { objectMode: false })
  // Whoever leaves before the resume's turn leaves its file open.
  stream.once('close', () => resume?.stream.destroy())
  return { stream, type: 'application/zip', name: 'labreach-data.zip' }
}
