import * as calls from '@labreach/contract/mentoring'
import { Refusal } from '../refusal.ts'

const refuseLink = Refusal.of(calls.readMentorLetter, calls.addMentorComment, calls.deleteMentorComment)
const refuseRevoking = Refusal.of(calls.revokeMentorLink)
const refuseMaking = Refusal.of(calls.createMentorLink)
const refuseAdding = Refusal.of(calls.addMentorComment)
const refuseComment = Refusal.of(calls.judgeMentorComment, calls.deleteMentorComment)

/** The same for every token that opens nothing: wrong, ended, revoked, or of a letter that is not a draft any more. */
export const mentorLinkUnknown = () =>
  refuseLink(
    'mentor_link_unknown',
    'This link opens no letter. It has ended, or is not complete. The student who sent it can make a new one.',
  )
export const linkNotOpen = () => refuseRevoking('mentor_link_unknown', 'This link has ended already.')
export const noDraft = () => refuseMaking('draft_unknown', 'Please save your letter as a draft first.')
export const linksUsedUp = (max: number) =>
  refuseMaking('mentor_links_used', `You have ${max} open links to mentors. Revoke one to make another.`)
export const commentsUsedUp = (max: number) =>
  refuseAdding('mentor_comments_used', `This letter has ${max} comments by this link, which is all it takes.`)
export const letterChanged = () =>
  refuseAdding('letter_changed', 'This passage has changed in the meantime. Please comment on the letter as it is now.')
export const commentUnknown = () => refuseComment('mentor_comment_unknown', 'This comment is no longer there.')
