import { endpoint } from './endpoint.ts'

export type { JudgedComment, MentorComment, MentorLetter, MentorLink } from './schemas/mentoring.ts'

/**
 * The token of a mentor's link as a header. The link has it in its fragment (`/mentor#…`), which browsers send to no
 * server, so it is in no log.
 */
export const mentorHeader = 'x-mentor-link'
/** A random value of the open page, by which a mentor deletes a comment of the same visit. */
export const mentorVisitHeader = 'x-mentor-visit'

/**
 * A passage that does not stand any more where it was is looked for elsewhere only with this many characters: fewer, such
 * as one word, may stand there by chance.
 */
export const movedPassageMin = 20

export const listMentors = endpoint({
  name: 'listMentors',
  method: 'GET',
  path: '/api/professors/{id}/mentors/',
  session: 'required',
  summary: "The student's open mentor links, without their tokens, and the comments on the letter to this professor",
})

export const createMentorLink = endpoint({
  name: 'createMentorLink',
  method: 'POST',
  path: '/api/professors/{id}/mentors/',
  session: 'required',
  summary: 'Make a link to the draft for this professor; the response is the only one that contains it',
  errors: { draft_unknown: 404, mentor_links_used: 409 },
})

export const revokeMentorLink = endpoint({
  name: 'revokeMentorLink',
  method: 'DELETE',
  path: '/api/mentors/{id}/',
  session: 'required',
  summary: 'End a mentor link at once',
  errors: { mentor_link_unknown: 404 },
})

export const judgeMentorComment = endpoint({
  name: 'judgeMentorComment',
  method: 'PATCH',
  path: '/api/mentors/comments/{id}/',
  session: 'required',
  summary: 'Mark a comment as taken over, dismissed or open; the letter itself does not change',
  errors: { mentor_comment_unknown: 404 },
})

export const readMentorLetter = endpoint({
  name: 'readMentorLetter',
  method: 'GET',
  path: '/api/mentor/letter/',
  session: 'none',
  summary: 'The letter of the token in x-mentor-link, as saved now, with its comments; changes nothing',
  errors: { mentor_link_unknown: 404 },
})

export const addMentorComment = endpoint({
  name: 'addMentorComment',
  method: 'POST',
  path: '/api/mentor/comments/',
  session: 'none',
  summary: 'Comment on a passage of the letter of the token in x-mentor-link',
  errors: { mentor_link_unknown: 404, mentor_comments_used: 409, letter_changed: 409 },
})

export const deleteMentorComment = endpoint({
  name: 'deleteMentorComment',
  method: 'DELETE',
  path: '/api/mentor/comments/{id}/',
  session: 'none',
  summary: 'Delete a comment of the same visit (x-mentor-visit)',
  errors: { mentor_link_unknown: 404, mentor_comment_unknown: 404 },
})
