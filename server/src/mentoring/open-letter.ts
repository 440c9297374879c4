import type { Db } from '../db/connection.ts'
import { hashToken } from '../encryption.ts'
import { isHeldSince } from '../outreach/held/is-held-since.ts'
import { findDraft } from '../professors/drafts/find-draft.ts'
import type { Services } from '../services.ts'
import { findOpenMentorLink } from '../students/mentor-links.ts'
import { mentorLinkUnknown } from './errors.ts'

type Deps = Pick<Services, 'clock' | 'catalogue'> & { db: Db }

/**
 * The link of a token with its professor and draft. Throws mentor_link_unknown, the same for every token that opens
 * nothing. While the letter of a link is held, any draft is of another letter.
 */
export async function openLetter({ db, clock, catalogue }: Deps, token: string, options?: { forUpdate: boolean }) {
  const link = await findOpenMentorLink(db, hashToken(token), clock.now(), options)
  const professor = link && catalogue.get(link.professorId)
  const draft = professor && (await findDraft(db, link.studentId, link.professorId))
  if (!draft || (await isHeldSince(db, link, link.createdAt))) throw mentorLinkUnknown()
  return { link, professor, draft }
}
