import { z } from 'zod'
import { limits } from '../plans.ts'
import type { CallSchemas } from './call-schemas.ts'
import { Done } from './responses.ts'

export const MentorLink = z.object({
  id: z.number(),
  /** The letter of the link, by its professor; the name is null once the professor is not listed any more. */
  professor_id: z.number(),
  professor_name: z.string().nullable(),
  made_at: z.string(),
  ends_at: z.string(),
})
export type MentorLink = z.infer<typeof MentorLink>

/** A comment as its mentor sees it. `position`: where the quote began in the letter, in UTF-16 code units. */
export const MentorComment = z.object({
  id: z.number(),
  quote: z.string(),
  position: z.number(),
  text: z.string(),
  /** Other words for the quote. */
  suggestion: z.string().nullable(),
  /** The name as the mentor typed it. */
  by: z.string(),
  made_at: z.string(),
})
export type MentorComment = z.infer<typeof MentorComment>

export const CommentState = z.enum(['open', 'taken', 'dismissed'])
export const JudgedComment = MentorComment.extend({ state: CommentState })
export type JudgedComment = z.infer<typeof JudgedComment>

/** All that a mentor gets. Email addresses in the letter are masked, sign by sign, so that positions stay. */
export const MentorLetter = z.object({
  student_first_name: z.string(),
  professor_name: z.string(),
  school_name: z.string(),
  subject: z.string(),
  body: z.string(),
  ends_at: z.string(),
  comments: z.array(MentorComment),
})
export type MentorLetter = z.infer<typeof MentorLetter>

const rowId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const professorId = z.coerce.number().int().min(1).max(2_147_483_647)

/** Whether a text has more than spaces and characters without a form. */
const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(/[\u115f\u1160\u2800\u3164\uffa0]/gu, ''))

/** The schemas of each call, by its name. */
export const schemas = {
  listMentors: {
    params: z.object({ id: professorId }),
    /** The open links of all letters, and the comments on this one. */
    response: z.object({ links: z.array(MentorLink), comments: z.array(JudgedComment) }),
  },
  createMentorLink: { params: z.object({ id: professorId }), response: MentorLink.extend({ url: z.string() }) },
  revokeMentorLink: { params: z.object({ id: rowId }), response: Done },
  judgeMentorComment: {
    params: z.object({ id: rowId }),
    body: z.object({ state: CommentState }),
    response: Done,
  },
  readMentorLetter: { response: MentorLetter },
  addMentorComment: {
    body: z.object({
      /** The passage, exactly as the page shows it. */
      quote: z.string().min(1).max(limits.messageMax),
      position: z.number().int().min(0).max(limits.messageMax),
      text: z.string().trim().max(limits.mentorCommentMax).refine(isVisible, 'Please write a comment.'),
      suggestion: z.string().max(limits.mentorSuggestionMax).nullable(),
      by: z.string().trim().max(limits.mentorNameMax).refine(isVisible, 'Please type your name.'),
    }),
    response: MentorComment,
  },
  deleteMentorComment: { params: z.object({ id: rowId }), response: Done },
} satisfies Record<string, CallSchemas>
