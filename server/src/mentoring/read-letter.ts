import type { MentorLetter } from '@labreach/contract/mentoring'
import type { Services } from '../services.ts'
import { maskAddresses } from '../text/mask-addresses.ts'
import { openLetter } from './open-letter.ts'
import { selectComments } from './queries.ts'
import { ownCommentView } from './views.ts'

/** The letter of a mentor's link, as it is saved now. Throws mentor_link_unknown. */
export async function readLetter(
  services: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  token: string,
): Promise<MentorLetter> {
  const { link, professor, draft } = await openLetter(services, token)
  const comments = await selectComments(services.db, link.studentId, [link.id])
  return {
    student_first_name: link.firstName,
    professor_name: professor.name,
    school_name: professor.schoolName,
    subject: maskAddresses(draft.subject ?? ''),
    body: maskAddresses(draft.draft),
    ends_at: link.expiresAt.toISOString(),
    comments: comments.map(ownCommentView),
  }
}
