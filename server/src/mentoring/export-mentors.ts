import type { Db } from '../db/connection.ts'
import { selectMentorLinks } from '../students/mentor-links.ts'
import { selectComments } from './queries.ts'

/** All stored links of a student and their comments, for the download of the data; without the tokens. */
export async function exportMentors(db: Db, studentId: string) {
  const links = await selectMentorLinks(db, studentId)
  const comments = await selectComments(
    db,
    studentId,
    links.map(({ id }) => id),
  )
  return links.map((link) => ({
    ...link,
    comments: comments.filter(({ link_id }) => link_id === link.id).map(({ link_id: _, ...comment }) => comment),
  }))
}
