import { movedPassageMin, type MentorComment } from '@labreach/contract/mentoring'
import { serverLimits } from '@labreach/contract/server-limits'
import { hashToken, newToken } from '../encryption.ts'
import type { Services } from '../services.ts'
import { removeControls } from '../text/control-characters.ts'
import { maskAddresses, widenToAddresses } from '../text/mask-addresses.ts'
import { commentsUsedUp, letterChanged } from './errors.ts'
import { openLetter } from './open-letter.ts'
import { findSameComments, insertComment, selectComments } from './queries.ts'
import { ownCommentView } from './views.ts'

type Visit = { token: string; visit: string }
type Comment = { quote: string; position: number; text: string; suggestion: string | null; by: string }

/**
 * Stores a comment on a passage of the letter. The stored quote is taken from the draft itself, so a mentor cannot put
 * words into it. Throws mentor_link_unknown, letter_changed and mentor_comments_used.
 */
export function addComment(
  services: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  { token, visit }: Visit,
  comment: Comment,
): Promise<MentorComment> {
  return services.db.transaction().execute(async (tx) => {
    // Locked, so that concurrent comments count one after the other.
    const { link, draft } = await openLetter({ ...services, db: tx }, token, { forUpdate: true })
    const masked = maskAddresses(draft.draft)
    const found = locate(masked, comment)
    if (found < 0) throw letterChanged()
    // Part of an address would not be recognized, and so be shown to the mentor.
    const { start, end } = widenToAddresses(masked, { start: found, end: found + comment.quote.length })
    const row = {
      link_id: link.id,
      quote: draft.draft.slice(start, end),
      position: start,
      comment: plain(comment.text),
      suggestion: plain(comment.suggestion ?? '') || null,
      mentor_name: plain(comment.by).replace(/\s+/g, ' '),
    }
    // Without a visit nobody can delete the comment.
    const visitHash = hashToken(visit || newToken())
    // The mentor sends it again if the response was lost. The letter may have changed meanwhile: then the passage has moved,
    // unless the letter has it twice.
    const isSame = ({ quote, position }: typeof row) =>
      position === start ||
      (!draft.draft.startsWith(quote, position) && draft.draft.indexOf(quote) === draft.draft.lastIndexOf(quote))
    const stored = (await findSameComments(tx, link.studentId, row, visitHash)).find(isSame)
    if (stored) return ownCommentView(stored)
    const { length } = await selectComments(tx, link.studentId, [link.id])
    if (length >= serverLimits.mentorCommentsMax) throw commentsUsedUp(serverLimits.mentorCommentsMax)
    return ownCommentView(await insertComment(tx, link.studentId, row, visitHash, services.clock.now()))
  })
}

const plain = (text: string) => removeControls(text).trim()

/** Where the passage stands in the letter: at its position, or a longer one at the only other place; -1 for none. */
function locate(letter: string, { quote, position }: Pick<Comment, 'quote' | 'position'>): number {
  if (letter.startsWith(quote, position)) return position
  if (quote.length < movedPassageMin) return -1
  const at = letter.indexOf(quote)
  return at === letter.lastIndexOf(quote) ? at : -1
}
