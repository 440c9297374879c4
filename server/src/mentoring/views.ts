import type { JudgedComment, MentorComment, MentorLink } from '@labreach/contract/mentoring'
import type { Services } from '../services.ts'
import { maskAddresses } from '../text/mask-addresses.ts'
import type { CommentRow } from './queries.ts'

type LinkRow = { id: number; professor_id: number; created_at: Date; expires_at: Date }

export const linkView = ({ catalogue }: Pick<Services, 'catalogue'>, link: LinkRow): MentorLink => ({
  id: link.id,
  professor_id: link.professor_id,
  professor_name: catalogue.get(link.professor_id)?.name ?? null,
  made_at: link.created_at.toISOString(),
  ends_at: link.expires_at.toISOString(),
})

export const commentView = (row: CommentRow): JudgedComment => ({
  id: row.id,
  quote: row.quote,
  position: row.position,
  text: row.comment,
  suggestion: row.suggestion,
  by: row.mentor_name,
  made_at: row.created_at.toISOString(),
  // A check in the database allows only these.
  state: row.state as JudgedComment['state'],
})

/** A comment as its mentor sees it: the quote is masked like the letter. */
export const ownCommentView = (row: CommentRow): MentorComment => ({
  ...commentView(row),
  quote: maskAddresses(row.quote),
})
