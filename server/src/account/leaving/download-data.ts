import { strToU8, zipSync, type Zippable } from 'fflate'
import { customerOf } from '../../billing/customer-of.ts'
import { lettersOf } from '../../outreach/letters-of.ts'
import { relationshipsOf } from '../../professors/relationships-of.ts'
import { aiUsesOf } from '../../quotas/quotas.ts'
import { resumesOf } from '../../resume/resumes-of.ts'
import { templatesOf } from '../../templates/templates-of.ts'
import type { World } from '../../world.ts'
import { studentView } from '../student-view.ts'
import { selectBeginnings, selectSessions } from './queries.ts'

type Needs = Pick<World, 'db' | 'clock' | 'config' | 'seals' | 'files'>

/**
 * Everything that is kept about a student, as a ZIP archive: `data.json` and the resume as it was uploaded. Of resumes
 * that a newer one has replaced, which are deleted within a day, only name and time are told.
 */
export async function downloadData(world: Needs, studentId: string) {
  const { db, clock, files } = world
  const { resume: _link, quotas: _quotas, ...profile } = await studentView(db, world, studentId)
  const resumes = await resumesOf(db, studentId)
  const data = {
    exported_at: clock.now().toISOString(),
    profile,
    account: await selectBeginnings(db, studentId),
    sessions: await selectSessions(db, studentId),
    resumes: resumes.map(({ fileId: _, ...resume }) => resume),
    professors: await relationshipsOf(db, studentId),
    letters: await lettersOf(db, studentId),
    templates: await templatesOf(db, studentId),
    customer: await customerOf(db, studentId),
    ai_uses: await aiUsesOf(db, studentId),
  }
  const archive: Zippable = { 'data.json': strToU8(`${JSON.stringify(data, null, 2)}\n`) }
  const newest = resumes[0]
  const bytes = newest && (await files.get(newest.fileId))
  // A PDF is compressed in itself; packing it again would only take time.
  if (bytes) archive[`resume/${newest.file_name}`] = [bytes, { level: 0 }]
  return { bytes: zipSync(archive, { mtime: clock.now() }), type: 'application/zip', name: 'labreach-data.zip' }
}
