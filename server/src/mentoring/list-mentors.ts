import type { Services } from '../services.ts'
import { selectMentorLinks } from '../students/mentor-links.ts'
import { isOpen } from './is-open.ts'
import { selectComments } from './queries.ts'
import { commentView, linkView } from './views.ts'

/**
 * The open links of a student, and the comments on the letter to one professor. Those on a letter that was sent are
 * left out. The open composer asks every second or so: two statements, by primary key and index.
 */
export async function listMentors(
  services: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  studentId: string,
  professorId: number,
) {
  const { db, clock } = services
  const links = await selectMentorLinks(db, studentId)
  const ofLetter = links.filter((link) => link.professor_id === professorId && link.ended_by !== 'letter')
  const comments = await selectComments(
    db,
    studentId,
    ofLetter.map(({ id }) => id),
  )
  const now = clock.now()
  return {
    links: links.filter((link) => isOpen(link, now)).map((link) => linkView(services, link)),
    comments: comments.map(commentView),
  }
}
