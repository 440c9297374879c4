import { serverLimits } from '@labreach/contract/server-limits'
import { isActive } from '../account/sessions.ts'
import { hashToken, newToken } from '../encryption.ts'
import { findDraft } from '../professors/drafts/find-draft.ts'
import { sessionEnded } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockStudent } from '../students/lock-student.ts'
import { insertMentorLink, selectMentorLinks } from '../students/mentor-links.ts'
import { linksUsedUp, noDraft } from './errors.ts'
import { isOpen } from './is-open.ts'
import { linkView } from './views.ts'

/**
 * Makes a link to the draft for one professor. Only its hash is stored, so it is shown once. Throws draft_unknown,
 * mentor_links_used and session_ended.
 */
export async function createLink(
  services: Pick<Services, 'db' | 'clock' | 'catalogue' | 'config'>,
  session: { studentId: string; sessionId: string },
  professorId: number,
) {
  const { db, clock, catalogue, config } = services
  const { studentId } = session
  const [token, now] = [newToken(), clock.now()]
  if (!catalogue.has(professorId)) throw noDraft()
  return db.transaction().execute(async (tx) => {
    await lockStudent(tx, studentId, now)
    // A new password may have ended the session meanwhile, and all mentor links.
    if (!(await isActive(tx, session))) throw sessionEnded()
    if (!(await findDraft(tx, studentId, professorId))) throw noDraft()
    const open = (await selectMentorLinks(tx, studentId)).filter((link) => isOpen(link, now))
    if (open.length >= serverLimits.mentorLinksMax) throw linksUsedUp(serverLimits.mentorLinksMax)
    const link = await insertMentorLink(tx, { studentId, professorId, tokenHash: hashToken(token) }, now)
    return { ...linkView(services, link), url: `${config.publicUrl}/mentor#${token}` }
  })
}
